// How cards are told apart and sorted. Card names are `map-5`; the second deck's copy is `map-5-2`.
import type { Suit } from './view.generated';

export type * from './view.generated';

export const SUITS: readonly Suit[] = [
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
];

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
