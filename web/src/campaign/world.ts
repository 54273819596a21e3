// A campaign as the server shows it to one person: the world's view, and what that person may do now.

export interface QuestStep {
  deed: string;
  n: number;
  of: string[];
  item: string;
  crypts: boolean;
  region: string;
  through: number[];
  first: number;
}

export interface Quest {
  id: string;
  steps: QuestStep[];
}

export interface Hero {
  id: string;
  player: string;
  class: string;
  name: string;
  standing: 'playing' | 'set-aside' | 'retired' | 'dead';
  level: number;
  xp: number;
  gold: number;
  enhance_gold: number;
  checks: number;
  items: number[];
  perks: number[];
  pool: number[];
  perks_due: number;
  cards_due: number;
  must_level_up: boolean;
  lineage: number;
  /** Empty for all but its player. */
  quest: { id?: string; steps?: [number, number][]; fulfilled?: boolean };
}

export interface Party {
  name: string;
  members: string[];
  reputation: number;
  price: number;
  achievements: string[];
  location: string;
  notes: string;
  choices: [string, ...number[]][];
  donors: string[];
  event: string;
  heading: number;
  /** Whether it has tried the riddle in this visit. */
  tried: boolean;
  scenarios: number[];
  hindrance: string;
  fight: Fight | null;
}

/** A scenario on a table of cardboard, whose monsters are led from here. */
export interface Fight {
  scenario: number;
  level: number;
  round: number;
  elements: Record<string, number>;
  initiatives: Record<string, number>;
  /** Who acts when, as far as it is known. */
  order: [kind: 'hero' | 'monster', id: string, initiative: number][];
  /** Every type that the scenario may bring; `card` is the ability card of this round. */
  types: { monster: string; there: boolean; card: number; left: number }[];
}

export interface Scenario {
  number: number;
  at: string;
  completed: boolean;
  blocked: boolean;
  links: number[];
  city: boolean;
}

export interface World {
  /** What the group has agreed on. */
  house_rules: Record<string, boolean>;
  people: { name: string; retired: number; offer: number[] }[];
  heroes: Hero[];
  parties: Party[];
  prosperity: { marks: number; level: number };
  achievements: Record<string, number>;
  scenarios: Scenario[];
  stock: Record<string, number>;
  classes: string[];
  donations: number;
  enhancements: Record<string, Record<string, string>>;
  /** Boxes and envelopes that are open. */
  opened: string[];
  riddle: { open: boolean; solved: boolean; clues: [string, string, string | number][] };
}

/** Something to be arranged; which fields it has, its `do` says (docs/gloomhaven-campaign.md). */
export interface Change {
  do: string;
  party?: string | undefined;
  hero?: string;
  heroes?: string[];
  item?: number;
  scenario?: number;
  card?: number;
  perk?: number;
  class?: string;
  name?: string;
  level?: number;
  keep?: number;
  option?: 'a' | 'b';
  place?: string;
  sticker?: string;
  notes?: string;
  /** Of a scenario on cardboard; sent as `heroes`. */
  sheet?: Record<string, unknown>;
  results?: Record<string, unknown>[];
  won?: boolean;
  rule?: string;
  on?: boolean;
  box?: string;
  order?: string[];
  choice?: number;
  monster?: string;
  element?: string;
  strength?: number;
  initiative?: number;
  shares?: Record<string, number>;
}

export interface Item {
  item: number;
  id: string;
  slot: string;
  use: 'passive' | 'spent' | 'consumed';
  cost: number;
  text: string;
}

export interface OwnedItem extends Item {
  /** What it sells for; 0: it is kept. */
  value: number;
}

export interface ShopItem extends Item {
  price: number;
  left: number;
  why: '' | 'owned-already' | 'not-in-stock' | 'too-little-gold';
}

/** What leaves the modifier deck and what comes, by the names of their texts. */
export interface Perk {
  number: number;
  boxes: number;
  text: string;
  remove: string[];
  add: string[];
}

export interface HeroGuide {
  growth: Change[];
  visits: Change[];
  may_trade: boolean;
  shop: ShopItem[];
  owned: OwnedItem[];
  /** Of this visit, the latest last; what has a `why` can't be taken back. */
  receipts: { item: number; gold: number; sale: boolean; why: string }[];
  perks: Perk[];
  quest: Quest | null;
  /** What the hero takes along into another world. */
  sheet: Record<string, unknown>;
  start: { bless: number; curse: number; damage: number };
}

export interface PartyGuide {
  speaks: boolean;
  in_city: boolean;
  journeys: Change[];
  /** `kinds`: what each way may bring, and whether more or less of it; by a house rule only. */
  event: { id: string; text: string; a: string; b: string; kinds: Record<string, [kind: string, more: number][]> } | null;
  votes: Record<string, 'a' | 'b'>;
  /** Who decides. */
  leader: string;
  settlements: Change[];
  /** What a turned card says that each of them brings; empty, where it says nothing more. */
  promises: string[];
  chapters: string[];
  road: number[];
  level: number;
}

export interface Guide {
  heroes: Record<string, HeroGuide>;
  parties: Record<string, PartyGuide>;
  creations: Change[];
  offer: Quest[];
  thresholds: number[];
  /** Treasures left behind in scenarios that were won, by their numbers. */
  missed: Record<string, number[]>;
  prosperity: number[];
  donation: number;
}

export type State = 'open' | 'done' | 'locked' | 'blocked';

export function stateOf(scenario: Scenario, party: Party | undefined): State {
  if (scenario.completed) return 'done';
  if (scenario.blocked) return 'blocked';
  return party?.scenarios.includes(scenario.number) ? 'open' : 'locked';
}

/** Where a scenario lies on the parchment: its letter is the row, its number the column. */
export function spot(at: string): { x: number; y: number } {
  const [row = 'A', column = '1'] = at.split('-');
  return { x: 20 + Number(column) * 58, y: 56 + (row.charCodeAt(0) - 65) * 54 };
}
