// Calling someone who looks elsewhere: the title of the tab, and a notification if that was allowed.
import { preferences } from './preferences.svelte';

const NAME = 'Taverna';
let shown: Notification | undefined;
let page = { title: '', myTurn: false };
let turns = 0;

/** The title of the page; a mark in front when it is my turn here, else at how many tables it is. */
export function setTitle(title: string, myTurn = false): void {
  page = { title, myTurn };
  show();
}

/** At so many tables it is my turn; the installed app says so on its icon. */
export function countTurns(count: number): void {
  turns = count;
  show();
  if (!('setAppBadge' in navigator)) return;
  // A browser without a place for it refuses; nothing is lost.
  void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

function show(): void {
  const waiting = turns ? `(${turns}) ` : '';
  document.title = `${page.myTurn ? '● ' : waiting}${page.title ? `${page.title} · ${NAME}` : NAME}`;
}

/** Says so only to someone who can't see it. */
export function call(title: string, body: string): void {
  if (!document.hidden || !preferences.notify || !allowed()) return;
  shown?.close();
  shown = new Notification(title, { body, tag: 'taverna-turn', icon: '/icon.svg' });
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}

export function hush(): void {
  shown?.close();
  shown = undefined;
}

export function canNotify(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission !== 'denied';
}

/** Must be called from a click. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

function allowed(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted';
}
