// Made from src/taverna/wire/table.py by tools/generate_wire_types.py: change it there, then `make types`.

import type { Code } from './codes';
import type { TableInfo } from './lobby';

/** Which of my open options can't be taken back? */
export interface AskFinals {
  type: "finals";
  id?: number | null;
}

/** What would follow one of my open options, by what I may know? */
export interface AskForecast {
  type: "forecast";
  code?: number;
  id?: number | null;
}

export interface AskHint {
  type: "hint";
  id?: number | null;
}

/** An answer, or a gesture of several, made one after another until something unforeseen happens: see `Stopped`. */
export interface Choose {
  type: "choose";
  ticket: number;
  code: number;
  then?: number[];
  id?: number | null;
}

/** My open decision: text key `ask-<kind>`. */
export interface DecisionInfo {
  seat: number;
  kind: string;
  sealed: boolean;
  ticket: number;
  options: OptionInfo[];
  refused: RefusedOption[];
}

export interface EventInfo {
  n: number;
  kind: string;
  rule: string;
  args: Record<string, unknown>;
}

/** What was sent is refused; nothing has changed. `sent` is the `id` of the message, if it had one. */
export interface Fault {
  type: "fault";
  code: Code;
  text: string;
  rule: string;
  why: string;
  detail: string;
  sent: number | null;
}

/** The answer to `AskFinals`: those of my open options, asked or offered, that can't be taken back. */
export interface Finals {
  type: "finals";
  ticket: number;
  codes: number[];
  signs: Record<string, number[]>;
  sent: number | null;
}

/** The answer to `AskForecast`. */
export interface Forecast {
  type: "forecast";
  ticket: number;
  code: number;
  foreseen: Record<string, unknown>;
  sent: number | null;
}

/** First message of a connection, and the answer to `Look`. */
export interface Hello {
  type: "hello";
  table: TableInfo;
  seat: number | null;
  said: Said[];
}

/** What the hinting bot would choose: its options from best to worst with its judgement of each. */
export interface Hint {
  type: "hint";
  ticket: number;
  bot: string;
  ranking: Judged[];
  reasons: Reason[];
  sent: number | null;
}

/** What a bot thinks of an option. */
export interface Judged {
  code: number;
  share: number;
  expected: number | null;
}

/** See the table with the eyes of another of my seats (one screen for several people), or as a spectator. */
export interface Look {
  type: "look";
  seat: number | null;
  since?: number;
  id?: number | null;
}

/** What my seat may announce although nothing is asked of it; told to that seat only. Quote this ticket then. */
export interface Offers {
  seat: number;
  ticket: number;
  options: OptionInfo[];
}

/** One option: text key `option-<key>`, what to highlight, its rule. */
export interface OptionInfo {
  code: number;
  key: string;
  args: Record<string, unknown>;
  targets: string[];
  rule: string;
  undoable: boolean | null;
}

/** Is anybody there? To be sent after twenty seconds of silence; without `Pong` within ten the line is dead. */
export interface Ping {
  type: "ping";
  id?: number | null;
}

/** The answer to `Ping`. */
export interface Pong {
  type: "pong";
  sent: number | null;
}

/** What speaks for an option: text key `reason-<key>`. */
export interface Reason {
  key: string;
  args: Record<string, unknown>;
  rule: string;
}

/** An option that players expect to see but may not choose now: text key `option-<key>`, and `error-<why>`. */
export interface RefusedOption {
  code: number;
  key: string;
  args: Record<string, unknown>;
  targets: string[];
  why: string;
  why_args: Record<string, unknown>;
  rule: string;
}

export interface Result {
  over: boolean;
  scores: number[];
  winners: number[];
  won: boolean | null;
}

/** Somebody talked, in words of their own or by a signal, which each reads in the own language. */
export interface Said {
  type: "said";
  n: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  signal: string;
}

export interface Say {
  type: "say";
  text: string;
  id?: number | null;
}

/** Someone came, left, or was replaced; or the table started or has a rematch. */
export interface Seats {
  type: "seats";
  table: TableInfo;
  seat: number | null;
}

/** Talk with one click: one of the game's `signals`. For players only. */
export interface Signal {
  type: "signal";
  key: string;
  id?: number | null;
}

/** Only the first codes of a gesture were answered, since something unforeseen happened; the update came before. */
export interface Stopped {
  type: "stopped";
  applied: number;
  why: Surprise;
  sent: number | null;
}

/** What was not to be foreseen: docs/bot-api.md says each exactly. */
export type Surprise = "chance" | "decision" | "others" | "over" | "refused" | "revealed" | "secret";

/** I am here again: the bot that stood in for me stops. */
export interface TakeSeatBack {
  type: "back";
  id?: number | null;
}

/** Take back my last gesture. `step` is that of the latest update, so that a doubled click takes back one only. */
export interface Undo {
  type: "undo";
  step: number;
  id?: number | null;
}

/** The table after step number `step`, as the seat may see it, and the events that the client has not had. */
export interface Update {
  type: "update";
  step: number;
  view: Record<string, unknown>;
  unchanged: string[];
  events: EventInfo[];
  since: number;
  next: number;
  decision: DecisionInfo | null;
  offers: Offers | null;
  waiting: number[];
  answered: number[];
  can_undo: boolean;
  clock: number | null;
  result: Result;
}

export type FromClient = Choose | Undo | Say | Signal | AskHint | AskFinals | AskForecast | TakeSeatBack | Look | Ping;

export type FromServer = Hello | Update | Seats | Said | Hint | Finals | Forecast | Stopped | Fault | Pong;
