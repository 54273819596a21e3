// How long somebody has for a choice, in words: seconds, hours or days.
import { t } from './language.svelte';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** From here on nobody sits and waits. */
export const LONG = DAY;

/** What a table agreed on. */
export function clockText(seconds: number): string {
  return seconds >= DAY ? t('ui-clock-days', { days: Math.round(seconds / DAY) }) : t('ui-clock-set', { seconds });
}

/** What is left of it, as shortly as it is useful. */
export function leftText(seconds: number): string {
  if (seconds >= 2 * DAY) return t('ui-left-days', { days: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return t('ui-left-hours', { hours: Math.floor(seconds / HOUR) });
  return t('ui-left-minutes', { minutes: Math.max(1, Math.ceil(seconds / 60)) });
}
