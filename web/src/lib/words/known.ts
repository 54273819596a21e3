// How well the components of a game are known, in words: `taverna.i18n.provenance` makes the same sentence.
import type { InventoryInfo } from '../net/wire';
import type { Words } from './words';

export const STANDINGS = ['proposed', 'partly', 'single-source'] as const;

/** 87 cards: 13 are proposals and 25 rest on a single source. Empty for a game that does not tell. */
export function knownInWords(words: Words, { unit, total, counts }: InventoryInfo): string {
  if (!total) return '';
  const parts = STANDINGS.filter((standing) => counts[standing]).map((standing) =>
    words.text(`provenance-${standing}`, { number: counts[standing] }),
  );
  const told = words.join(parts) || words.text('provenance-none');
  return words.text('provenance', { unit, total, told });
}

/** The components of each standing that has any, by name. */
export function weakNames(words: Words, { weak }: InventoryInfo): { standing: string; names: string[] }[] {
  return STANDINGS.map((standing) => ({
    standing: words.component('standing', standing),
    names: weak.filter(({ standings }) => standings.includes(standing)).map(({ kind, id }) => words.component(kind, id)),
  })).filter(({ names }) => names.length);
}

/** `effects[0].cond` is a part of the effect, and told as such. */
export function wholeFields(fields: readonly string[]): string[] {
  return [...new Set(fields.map((field) => field.replace(/\[.*/, '')))];
}
