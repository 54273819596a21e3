// Calling someone who looks elsewhere: the title of the tab, and a notification if that was allowed.
import { preferences } from './preferences.svelte';

const NAME = 'Taverna';
let shown: Notification | undefined;

/** The title of the page; a mark in front when it is my turn. */
export function setTitle(title: string, myTurn = false): void {
  document.title = `${myTurn ? '● ' : ''}${title ? `${title} · ${NAME}` : NAME}`;
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
