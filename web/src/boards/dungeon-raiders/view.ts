// How cards are told apart, and where things are found. Cards are `power-3`, `torch`, `crystal-ball`, `key`, `sword`; rooms
// are `goblin-2`, `chests-4-2-1`, `medusa`.
import type { Item, RoomView, TableView } from './view.generated';

export type * from './view.generated';

export const GAME = 'dungeon-raiders';

export const ITEMS: readonly Item[] = ['torch', 'crystal-ball', 'key', 'sword'];

export const VALUES = [1, 2, 3, 4, 5] as const;
export const LEVELS = 5;
export const ROOMS_IN_ROW = 5;

/** `power-3` -> 3; null for an item. */
export function powerOf(card: string): number | null {
  return card.startsWith('power-') ? Number(card.slice('power-'.length)) : null;
}

/** The order of a hand: power cards, then items. */
export function inHand(one: string, other: string): number {
  return rank(one) - rank(other);
}

function rank(card: string): number {
  return powerOf(card) ?? 10 + ITEMS.indexOf(card as Item);
}

/** The room the players are in; null when the game is over. */
export function currentRoom(view: TableView): RoomView | null {
  return view.row.find(({ state }) => state === 'current')?.room ?? null;
}

/** The seats in the order in which their cards lie: as they play in the tactical game, else around the table with me last. */
export function seatOrder({ map, seat, players }: TableView): number[] {
  const first = map ?? (seat === null ? 0 : seat + 1);
  return players.map((_, index) => (first + index) % players.length);
}
