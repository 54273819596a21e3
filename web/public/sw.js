// The installed app without a connection: the page itself, its tutorials, and the rules that were asked to be kept.
// Nothing of a table is ever kept here: who plays needs the server.

const KEEP = 'taverna-1';
const PAGE = '/';
/** What the server says that stays true for a while; asked anew whenever it answers. */
const SAYINGS = /^\/api\/(games$|rules\/|texts\/|reference\/)/;
const SERVER_ONLY = /^\/(api|ws|docs|health|metrics)(\/|$)/;

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(tidy()));
addEventListener('message', (event) => {
  if (Array.isArray(event.data?.keep)) event.waitUntil(keepAll(event.data.keep));
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate' && !SERVER_ONLY.test(url.pathname)) event.respondWith(freshOr(request, PAGE));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(keptOr(request));
  else if (SAYINGS.test(url.pathname)) event.respondWith(freshOr(request, request));
});

async function install() {
  const files = await (await fetch('/precache.json')).json();
  await keepAll([PAGE, '/manifest.webmanifest', '/icon.svg', ...files]);
  await skipWaiting();
}

/** Files of an earlier build are not asked for any more. */
async function tidy() {
  const files = new Set(await fetch('/precache.json').then((answer) => answer.json()).catch(() => []));
  const cache = await caches.open(KEEP);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (files.size && pathname.startsWith('/assets/') && !files.has(pathname)) await cache.delete(request);
  }
  await clients.claim();
}

async function keepAll(paths) {
  const cache = await caches.open(KEEP);
  const missing = [];
  for (const path of paths) if (!path.startsWith('/assets/') || !(await cache.match(path))) missing.push(path);
  await Promise.allSettled(missing.map((path) => cache.add(path)));
}

/** Hashed names never change their content. */
async function keptOr(request) {
  const cache = await caches.open(KEEP);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function freshOr(request, kept) {
  try {
    const answer = await fetch(request);
    if (answer.ok && kept === request) await (await caches.open(KEEP)).put(request, answer.clone());
    return answer;
  } catch (problem) {
    const found = await (await caches.open(KEEP)).match(kept);
    if (found) return found;
    throw problem;
  }
}
