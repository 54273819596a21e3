// The small game behind the tutorial: everything that happens in it is written down in `script.ts`. Points and odds are
// counted here, as nobody else is there to do it.
import type { Happening } from '../../common/happening';
import type { BareOption } from '../../common/tutorial';
import { applyEvent } from '../events/applyEvent';
import { placesOf } from '../events/journeys';
import { stacksOf, SUITS, suitOf, valueOf, type TableView } from '../view';

export const ME = 0;
export const RIVAL = 1;

const LOWEST = SUITS.map((suit) => (suit === 'mermaid' ? 'mermaid-4' : `${suit}-2`));
const DECK = LOWEST.flatMap((card) => {
  const lowest = valueOf(card);
  return Array.from({ length: 6 }, (_, step) => `${suitOf(card)}-${lowest + step}`);
});

/** One of us plays already: two cards are in her bank. */
export const FIRST_VIEW: TableView = withCounts({
  seat: ME,
  active: ME,
  phase: 'turn',
  asked: [ME],
  draw: 48,
  known: [],
  risk: [0, 48],
  discard: LOWEST,
  play: [],
  protected: [],
  revealed: [],
  busting: null,
  owed: 0,
  players: [
    { seat: ME, bank: [], score: 0, pirate: null, locker: null },
    { seat: RIVAL, bank: ['key-5', 'oracle-6'], score: 0, pirate: null, locker: null },
  ],
  offers: [],
  kept: null,
  options: { pirates: false, variation: 'none' },
});

/** The view after these events, with points and odds. */
export function tell(view: TableView, events: readonly Happening[], over = false): TableView {
  const told = events.reduce<TableView>(applyEvent, view);
  return withCounts(over ? { ...told, phase: 'over', asked: [] } : told);
}

export function withCounts(view: TableView): TableView {
  const places = placesOf(view);
  const suits = new Set(view.play.map(suitOf));
  const hidden = view.known.length ? view.known.slice(0, 1) : DECK.filter((card) => !places.has(card));
  return {
    ...view,
    risk: [hidden.filter((card) => suits.has(suitOf(card))).length, view.draw ? hidden.length : 0],
    players: view.players.map((one) => ({
      ...one,
      score: stacksOf(one.bank).reduce((sum, { top }) => sum + valueOf(top), 0),
    })),
  };
}

// Questions, as the server would ask them

export function draw({ risk: [busting, among] }: TableView): BareOption {
  return { key: 'draw', args: { busting, among }, targets: ['draw'], rule: 'DMD-3.3' };
}

export function bank({ play }: TableView): BareOption {
  return { key: 'bank', args: { number: play.length }, targets: ['play'], rule: 'DMD-5.1' };
}

export function aim(key: string, owner: number, card: string, rule: string): BareOption {
  const suit = suitOf(card);
  return { key, args: { card, other: owner, suit }, targets: [`stack:${owner}:${suit}`], rule };
}
