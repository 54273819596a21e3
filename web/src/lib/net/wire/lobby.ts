// Made from src/taverna/wire/lobby.py by tools/generate_wire_types.py: change it there, then `make types`.

import type { Code } from './codes';

/** An opponent with a name. Text of its temper: `ui-temper-<temper>`. */
export interface CharacterInfo {
  id: string;
  name: string;
  level: string;
  temper: string;
}

/** A table where I sit and am the host. */
export interface CreateTable {
  game: string;
  seats: number;
  options?: Record<string, boolean | string>;
  public?: boolean;
  clock?: number | null;
  late?: "bot" | "resign";
  undo?: boolean;
  hints?: boolean;
  watch?: boolean;
}

/** What a choice brings along: how many play, and what other options can be; the first of these is the usual one. */
export interface DemandInfo {
  min_seats: number;
  max_seats: number;
  options: Record<string, (boolean | string)[]>;
}

export interface GameInfo {
  id: string;
  version: number;
  min_seats: number;
  max_seats: number;
  options: GameOptionInfo[];
  bots: string[];
  ratings: Record<string, number>;
  characters: CharacterInfo[];
  signals: string[];
  provenance: InventoryInfo;
}

/** A switch, or a pick from `choices`. Texts: `setting-<name>`, with `.help`. */
export interface GameOptionInfo {
  name: string;
  default: boolean | string;
  choices: string[];
  rule: string;
  demands: Record<string, DemandInfo>;
}

export interface Introduce {
  nickname: string;
  language?: "en" | "es" | "pt-BR";
}

/** How well the box is known: of `total` components, every copy counted, how many are weak in which way. */
export interface InventoryInfo {
  unit: string;
  total: number;
  counts: Record<string, number>;
  weak: WeaknessInfo[];
}

/** The person that the cookie or token belongs to. */
export interface Me {
  id: string;
  nickname: string;
  language: "en" | "es" | "pt-BR";
  account: boolean;
}

/** Every refusal over HTTP. */
export interface Problem {
  code: Code;
  text: string;
  rule: string;
  why: string;
  detail: string;
  values: Record<string, unknown>;
}

/** One click: a private table with me (and who shares my screen) against bots, started at once. */
export interface QuickGame {
  game: string;
  people?: string[];
  bots: string[];
  options?: Record<string, boolean | string>;
  lesson?: boolean;
}

/** Whether I want to end the game without a result; it ends when everyone who plays does. */
export interface Quit {
  on?: boolean;
}

/** What is left out stays as it was at the finished table; a clock of 0 plays without one. */
export interface Rematch {
  options?: Record<string, boolean | string> | null;
  clock?: number | null;
}

/** What somebody said at the table is to be read by whoever runs the server. */
export interface ReportWords {
  said: number;
  why?: string;
}

export interface SeatBot {
  bot: string;
}

export interface SeatInfo {
  number: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  character: CharacterInfo | null;
  mine: boolean;
  online: boolean;
  stand_in: boolean;
  resigned: boolean;
  quits: boolean;
}

/** Without a name: under my nickname. With one: a second person at my screen. */
export interface Sit {
  name?: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  state: "finished" | "open" | "playing";
  public: boolean;
  options: Record<string, boolean | string>;
  clock: number | null;
  late: "bot" | "resign";
  seats: SeatInfo[];
  host: boolean;
  spectators: number;
  winners: number[];
  rematch: string | null;
  created: number;
  commitment: string;
  closed: boolean;
  ended: "" | "abandoned" | "closed" | "resigned";
  campaign: string | null;
  hints: boolean;
  watch: boolean;
  undo: boolean;
  turns: number[];
  until: number | null;
  headline: Record<string, unknown>;
}

export interface TablePage {
  tables: TableInfo[];
  more: boolean;
}

/** For programs: send it as `Authorization: Bearer <token>`. It is shown once. */
export interface Token {
  token: string;
  me: Me;
}

/** A component that is invented, or in part invented, inferred or known from one source. Text: `<kind>-<id>`. */
export interface WeaknessInfo {
  kind: string;
  id: string;
  copies: number;
  standings: string[];
}
