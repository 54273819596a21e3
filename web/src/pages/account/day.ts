// Days as people say them, in the language of the page.
import { language } from '../../lib/words/language.svelte';

export const day = (seconds: number) =>
  new Date(seconds * 1000).toLocaleString(language.current, { dateStyle: 'medium', timeStyle: 'short' });
