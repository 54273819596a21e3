// How the parts of a view are found. Numbers come from the view alone: a table may play with custom cards.
import type { PlayerView, TableView, Trophy } from './view.generated';

export type * from './view.generated';

export const TROPHIES: readonly Trophy[] = ['kin', 'humanoid', 'beast'];
export const STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** In the order of the card list, which is that of the server. */
export function sorted(view: Pick<TableView, 'cards'>, cards: readonly string[]): string[] {
  const order = Object.keys(view.cards);
  return [...cards].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

export function without(cards: readonly string[], card: string): string[] {
  const index = cards.indexOf(card);
  return index < 0 ? [...cards] : [...cards.slice(0, index), ...cards.slice(index + 1)];
}

/** What I hold and have not laid before me yet. */
export function inHand({ hand, pick }: Pick<TableView, 'hand' | 'pick'>): string[] {
  return pick === null ? [...hand] : without(hand, pick);
}

/** Everyone who has a part in the round, in turn order; who is out of the game last. */
export function inOrder({ order, players }: TableView): PlayerView[] {
  const playing = order.flatMap((seat) => players[seat] ?? []);
  return [...playing, ...players.filter(({ seat }) => !order.includes(seat))];
}
