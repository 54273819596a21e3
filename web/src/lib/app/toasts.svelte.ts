// Short messages that go away by themselves: refusals with their rule, things that worked.
import { Refusal } from '../net/api';
import { t } from '../words/language.svelte';

export interface Toast {
  id: number;
  text: string;
  /** The rule behind a refusal, and the game it belongs to. */
  rule: string;
  game: string;
  tone: 'refusal' | 'good';
  /** Where to go about it; then it stays for longer. */
  link: { href: string; text: string } | null;
}

const SECONDS = 7;
const LONGER = 30;
let last = 0;

export const toasts: { list: Toast[] } = $state({ list: [] });

export function toast(text: string, more: Partial<Omit<Toast, 'id' | 'text'>> = {}): void {
  const shown: Toast = { id: ++last, text, rule: '', game: '', tone: 'refusal', link: null, ...more };
  toasts.list = [...toasts.list.filter((one) => one.text !== text), shown].slice(-3);
  setTimeout(() => dismiss(shown.id), (shown.link ? LONGER : SECONDS) * 1000);
}

export function dismiss(id: number): void {
  toasts.list = toasts.list.filter((one) => one.id !== id);
}

/** Whatever went wrong, in words. */
export function complain(problem: unknown, game = ''): void {
  if (!(problem instanceof Refusal)) throw problem;
  toast(problem.message || t('ui-unreachable'), { rule: problem.rule, game });
}
