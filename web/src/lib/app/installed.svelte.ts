// The app without a connection: a service worker keeps the page, its tutorials and the rules; the page says when it is so.
import { games } from './games.svelte';
import { language } from '../words/language.svelte';

/** So long after the page is there: whoever came to play comes first. */
const LATER = 4000;

export const connection = $state({ offline: false });

export function watchConnection(): void {
  connection.offline = !navigator.onLine;
  addEventListener('online', () => (connection.offline = false));
  addEventListener('offline', () => (connection.offline = true));
}

/** Needs https, or this very machine; a browser without does without. */
export function keepForLater(): void {
  if (!('serviceWorker' in navigator)) return;
  setTimeout(() => void keep().catch(() => {}), LATER);
}

async function keep(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  const list = await games();
  active?.postMessage({ keep: ['/api/games', ...list.map(({ id }) => `/api/rules/${encodeURIComponent(id)}/${language.current}`)] });
}
