// Who has won, in a sentence.
import { t } from '../../lib/words/language.svelte';
import type { Result } from '../../lib/net/wire';
import type { Words } from '../../lib/words/words';

export function verdictOf({ won, winners }: Pick<Result, 'won' | 'winners'>, words: Words): string {
  if (won === null) return words.text('table-won', { seats: winners });
  return t(won ? 'ui-result-all-won' : 'ui-result-all-lost');
}
