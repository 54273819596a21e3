// An attack modifier deck in columns: what a perk takes out of it and puts in, before it is marked.

export interface DeckChange {
  remove: readonly string[];
  add: readonly string[];
}

/** How many of each kind of card, by the names of their texts. */
export type Deck = Readonly<Record<string, number>>;

/** What every hero starts with (GH-S-CMP-07). */
export const STANDARD: Deck = { null: 1, '-2': 1, '-1': 5, '+0': 6, '+1': 5, '+2': 1, x2: 1 };
export const COLUMNS = ['null', '-2', '-1', '+0', '+1', '+2', '+3', '+4', 'x2', 'rolling'] as const;
export type Column = (typeof COLUMNS)[number];

export function deckWith(changes: readonly DeckChange[], from: Deck = STANDARD): Deck {
  const found: Record<string, number> = { ...from };
  for (const { remove, add } of changes) {
    for (const card of remove) if (found[card]) found[card] -= 1;
    for (const card of add) found[card] = (found[card] ?? 0) + 1;
  }
  return found;
}

/** `plus-shield-self-1-1` counts as +1; whatever rolls is drawn on top of another. */
export function columnOf(card: string): Column {
  if (card.startsWith('rolling')) return 'rolling';
  const [, sign, value] = /^(plus|minus)-(?:[a-z-]+-)?(\d+)/.exec(card) ?? [];
  const plain = sign ? `${sign === 'plus' ? '+' : '-'}${value}` : card;
  return COLUMNS.find((column) => column === plain) ?? '+4';
}

export function inColumns(deck: Deck): Record<Column, number> {
  const found = Object.fromEntries(COLUMNS.map((column) => [column, 0])) as Record<Column, number>;
  for (const [card, count] of Object.entries(deck)) found[columnOf(card)] += count;
  return found;
}
