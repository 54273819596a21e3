// Made from src/taverna/wire/campaigns.py by tools/generate_wire_types.py: change it there, then `make types`.

import type { EventInfo } from './table';

export interface AddBot {
  bot: string;
}

export interface Archive {
  archived: boolean;
}

export interface BeginChapter {
  chapter: string;
  party: string;
  options?: Record<string, boolean | string>;
  absent?: string[];
}

/** The newest lines, the latest last. */
export interface Book {
  lines: BookLine[];
}

export interface BookLine {
  number: number;
  kind: string;
  at: number;
  person: string;
  chapter: string;
  events: EventInfo[];
  result: Record<string, unknown>;
  settled: Settled[];
}

/** How bots did: four heroes of level 2, on normal. */
export interface BotTrials {
  games: number;
  won: number;
  low: number;
  high: number;
}

/** To every member's socket: ask for the campaign again. */
export interface CampaignChanged {
  type: "changed";
  here: Record<string, string>;
}

/** A campaign as I may see it. */
export interface CampaignInfo {
  summary: CampaignSummary;
  revision: number;
  person: string;
  invitation: string;
  chapter: string;
  view: Record<string, unknown>;
  guide: Record<string, unknown>;
  told: EventInfo[];
}

export interface CampaignPage {
  campaigns: CampaignSummary[];
}

export interface CampaignSummary {
  id: string;
  kind: string;
  name: string;
  host: boolean;
  archived: boolean;
  members: MemberInfo[];
  closed: number;
  won: number;
  parties: PartyStand[];
  invitation: string;
  running: string | null;
  touched: number;
}

/** A file that was exported, as text, and who of its people I am. */
export interface CampaignUpload {
  file: string;
  name: string;
  person: string;
}

/** Something between chapters: `change` has a word in `do` (docs/gloomhaven-campaign.md). */
export interface Deed {
  change: Record<string, unknown>;
}

/** A place for an enhancement on a card of the hero's pool. */
export interface Dot {
  card: string;
  place: string;
  side: "bottom" | "top";
  line: string;
  placed: string;
  why: string;
  takes: StickerPrice[];
}

/** A new world with me and these bots, and one party of that name. */
export interface FoundCampaign {
  name: string;
  kind?: string;
  bots?: string[];
  state?: Record<string, unknown> | null;
}

/** A battle goal: met when `reached` lies between `least` and `most`. */
export interface GoalReached {
  id: string;
  reached: number;
  least: number;
  most: number;
}

export interface HeroCards {
  cards: Record<string, unknown>;
  dots: Dot[];
}

/** What somebody may know who has the link. */
export interface Invitation {
  name: string;
  kind: string;
  people: string[];
  free: string[];
  member: string | null;
}

export interface JoinCampaign {
  person?: string | null;
}

/** A scenario level: what a coin is worth, what a trap does, what a victory brings. */
export interface LevelNumbers {
  level: number;
  gold: number;
  trap: number;
  xp: number;
}

export interface MemberInfo {
  person: string;
  kind: "bot" | "free" | "person";
  bot: string | null;
  mine: boolean;
  host: boolean;
}

/** An achievement that a scenario asks for; not `wanted`: that must not be there. */
export interface NeedInfo {
  achievement: string;
  wanted: boolean;
  count: number;
  holds: boolean;
}

/** Where a party of the world is now. */
export interface PartyStand {
  name: string;
  place: string;
  heading: number;
  heroes: string[];
}

export interface QuestGain {
  gained: number;
  now: number;
  of: number;
}

/** What is known of a place on the map before it is played, in my language. */
export interface ScenarioBrief {
  number: number;
  map: Record<string, unknown>;
  goals: string;
  levels: Record<string, LevelNumbers>;
  needs: NeedInfo[][];
  rewards: string[];
  serves: string[];
  bots: BotTrials | null;
}

/** What one hero brought home, item by item. */
export interface Settled {
  hero: string;
  xp: number;
  bonus: number;
  gold: number;
  coins: number;
  worth: number;
  found: number;
  checks: number;
  goal: GoalReached | null;
  treasures: number[];
  items: string[];
  kills: number;
  exhausted: boolean;
  quest: QuestGain[];
}

export interface StickerPrice {
  sticker: string;
  price: number;
}

/** What I would choose about the event that waits for a party. */
export interface Vote {
  party: string;
  option: "a" | "b";
}

/** From a client: the page that its person looks at. */
export interface Whereabouts {
  type: "where";
  place: string;
}
