// What the server says about a table of Dungeon Raiders (`taverna.games.dungeon_raiders.view`), and how cards are told
// apart. Cards are `power-3`, `torch`, `crystal-ball`, `key`, `sword`; rooms are `goblin-2`, `chests-4-2-1`, `medusa`.

export const GAME = 'dungeon-raiders';

export const ITEMS = ['torch', 'crystal-ball', 'key', 'sword'] as const;
export type Item = (typeof ITEMS)[number];

export const VALUES = [1, 2, 3, 4, 5] as const;
export const LEVELS = 5;
export const ROOMS_IN_ROW = 5;

export type Kind = 'monster' | 'treasure' | 'vault' | 'trap' | 'boss';

/** What stands on a room card, for this number of players. Numbers may be missing while an event is being played. */
export interface RoomView {
  id: string;
  face: string;
  kind: Kind;
  legal: string[];
  rule: string;
  /** Null: it can't be defeated. */
  strength?: number | null;
  wounds?: number;
  chests?: number[];
  /** For the power cards 1 to 5. */
  benefits?: string[];
  target?: 'most-coins' | 'fewest-wounds';
  /** By the highest card, 1 to 5. */
  by_highest?: number[];
  attacks?: 'lowest' | 'highest';
  coins_lost?: number;
  eliminates?: boolean;
  highest_gains?: number;
  escape?: string | null;
  counts?: Record<string, number>;
}

export interface PlaceView {
  place: number;
  state: 'resolved' | 'current' | 'up' | 'dark';
  /** Dark for all others: my torch has shown it to me alone. */
  seen: boolean;
  room: RoomView | null;
}

export interface PlayerView {
  seat: number;
  character: string;
  coins: number;
  wounds: number;
  cards: number;
  played: number[];
  committed: boolean;
  card: string | null;
  petrified: boolean;
}

export interface ResultView {
  fainted: number[];
  petrified: number[];
  fainting_rule: string;
  tied: number[];
  winners: number[];
  ranking: number[];
}

export interface TableView {
  seat: number | null;
  phase: string;
  asked: number[];
  level: number;
  place: number;
  row: PlaceView[];
  pile: number;
  boss: RoomView | null;
  supply: Record<Item, number>;
  map: number | null;
  players: PlayerView[];
  /** Who would faint if the game ended now. */
  fainting: number[];
  hand: string[];
  sealed: string | null;
  last: { room: RoomView; cards: (string | null)[] } | null;
  result: ResultView | null;
  options: Record<string, boolean | string>;
}

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
