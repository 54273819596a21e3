// What the server says about a table of Bloodborne (`taverna.games.bloodborne.view`), and how its parts are found.
// Numbers come from the view alone: a house may play with cards of its own.

export const TROPHIES = ['kin', 'humanoid', 'beast'] as const;
export const STEPS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export type Trophy = (typeof TROPHIES)[number];
export type CardType = 'melee' | 'ranged' | 'utility';
export type Known = 'high' | 'medium' | 'low' | 'proposed';

export interface CardView {
  type: CardType;
  /** Null for a card that is no weapon. */
  damage: number | null;
  instant: boolean;
  starting: boolean;
  rule: string;
  known: Known;
  /** Fields that one source alone attests. */
  single_source: string[];
}

/** What is printed on a card of the dungeon. */
export interface Printed {
  id: string;
  group: string;
  hp: number;
  /** The colour of the lantern; '' while it is not known yet. */
  die: string;
  trophies: Trophy[];
  moments: string[];
  rule: string;
  known: Known;
  single_source: string[];
}

export interface MonsterView extends Printed {
  blood: number;
  entered: number;
}

export interface Face {
  value: number;
  combo: boolean;
}

export interface Roll {
  die: string;
  round: number;
  faces: Face[];
  total: number;
}

export interface Track {
  trophy: Trophy;
  /** 0 is beside the track. */
  place: number;
  points: number;
  next: number;
}

export interface PlayerView {
  seat: number;
  hunter: string;
  hp: number;
  max: number;
  collected: number;
  banked: number;
  score: number;
  trophies: Track[];
  used: string[];
  hand: number;
  /** Turned up this round: the card, then the weapon of Transform. */
  played: string[];
  dreaming: boolean;
  /** Blood taken from this monster this round. */
  dealt: number;
  /** HP lost to damage this round. */
  wounds: number;
  picked: boolean;
  dead: boolean;
  gone: boolean;
  deaths: number;
}

export interface TableView {
  seat: number | null;
  round: number;
  /** 1 to 8; 0 at the end. */
  step: number;
  phase: string;
  asked: number[];
  first: number;
  order: number[];
  monster: MonsterView | null;
  final_boss: Printed;
  deck: number;
  met: string[];
  row: string[];
  upgrades: number;
  removed: string[];
  roll: Roll | null;
  dice: Record<string, Face[]>;
  spaces: number[];
  players: PlayerView[];
  hand: string[];
  pick: string | null;
  cards: Record<string, CardView>;
  options: Record<string, boolean | string>;
}

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
