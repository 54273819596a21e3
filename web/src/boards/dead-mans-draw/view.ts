// What the server says about a table of Dead Man's Draw (`taverna.games.dead_mans_draw.view`), and how cards are told
// apart and sorted. Card names are `map-5`; the second deck's copy is `map-5-2`.

export const SUITS = [
  'anchor',
  'hook',
  'cannon',
  'key',
  'chest',
  'map',
  'oracle',
  'sword',
  'kraken',
  'mermaid',
] as const;

export type Suit = (typeof SUITS)[number];

export interface PlayerView {
  seat: number;
  bank: string[];
  score: number;
  pirate: string | null;
  locker: number | null;
}

export interface TableView {
  seat: number | null;
  active: number;
  phase: string;
  asked: number[];
  draw: number;
  known: string[];
  risk: [number, number];
  discard: string[];
  play: string[];
  protected: string[];
  revealed: string[];
  busting: string | null;
  owed: number;
  players: PlayerView[];
  offers: string[];
  kept: string | null;
  options: Record<string, boolean | string>;
}

/** The cards of one suit in one bank, highest first. */
export interface Stack {
  suit: Suit;
  top: string;
  cards: string[];
}

export function suitOf(card: string): Suit {
  return card.slice(0, card.indexOf('-')) as Suit;
}

export function valueOf(card: string): number {
  return Number(card.split('-')[1]);
}

function copyOf(card: string): number {
  return Number(card.split('-')[2] ?? 1);
}

/** By suit, lowest first: the order of the discard pile, which has none of its own. */
export function bySuit(one: string, other: string): number {
  return (
    SUITS.indexOf(suitOf(one)) - SUITS.indexOf(suitOf(other)) ||
    valueOf(one) - valueOf(other) ||
    copyOf(one) - copyOf(other)
  );
}

/** By suit, highest first: the order of a bank. */
export function inBank(one: string, other: string): number {
  return suitOf(one) === suitOf(other) ? bySuit(other, one) : bySuit(one, other);
}

export function stacksOf(bank: readonly string[]): Stack[] {
  const stacks: Stack[] = [];
  for (const card of bank) {
    const last = stacks.at(-1);
    if (last?.suit === suitOf(card)) last.cards.push(card);
    else stacks.push({ suit: suitOf(card), top: card, cards: [card] });
  }
  return stacks;
}
