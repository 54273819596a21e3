// Made from src/taverna/wire by tools/generate_wire_types.py: change it there, then run that again.

/** As many verdicts as were ready in a moment; ask for the next with `first` one after the last of these. */
export interface AnalysisPart {
  steps: number;
  verdicts: StepVerdict[];
  end: number[] | null;
  end_errors: number[] | null;
}

/** Verdicts on the steps after the first `first`; of a record, or of a finished table. */
export interface AnalysisRequest {
  record?: Record<string, unknown> | null;
  table?: string | null;
  first?: number;
}

/** Which of my open options can't be taken back? */
export interface AskFinals {
  type: "finals";
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

export type Code = "bad-data" | "bad-media-type" | "bad-message" | "bad-name" | "bad-option" | "bad-option-value" | "bad-request" | "bad-seat" | "bad-seats" | "bad-token" | "full" | "game-over" | "illegal-choice" | "internal" | "introduce-yourself" | "method-not-allowed" | "no-rules-page" | "no-seat" | "no-stand-in" | "no-such-option" | "no-table" | "no-texts" | "no-undo" | "not-an-option-here" | "not-asked" | "not-finished" | "not-found" | "not-host" | "not-your-seat" | "operators-only" | "seat-taken" | "seats-open" | "stale-choice" | "table-failed" | "table-not-started" | "table-started" | "too-fast" | "too-large" | "too-long" | "too-many-connections" | "too-many-steps" | "too-many-tables" | "too-many-undos" | "too-much-work" | "unavailable" | "unknown-bot" | "unknown-game" | "unknown-language" | "unknown-option" | "unknown-signal" | "wrong-host" | "wrong-origin" | "wrong-version";

/** A table where I sit and am the host. */
export interface CreateTable {
  game: string;
  seats: number;
  options?: Record<string, boolean | string>;
  public?: boolean;
  clock?: number | null;
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
  sent: number | null;
}

/** The table after so many steps, as a spectator sees it, and what the last step did. */
export interface Frame {
  step: number;
  seat: number | null;
  code: number | null;
  view: Record<string, unknown>;
  events: EventInfo[];
  result: Result;
}

export interface GameInfo {
  id: string;
  version: number;
  min_seats: number;
  max_seats: number;
  options: GameOptionInfo[];
  bots: string[];
  ratings: Record<string, number>;
  signals: string[];
  provenance: InventoryInfo;
}

/** A switch, or a pick from `choices`. Texts: `setting-<name>`, with `.help`. */
export interface GameOptionInfo {
  name: string;
  default: boolean | string;
  choices: string[];
  rule: string;
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

/** The guest that the cookie or token belongs to. */
export interface Me {
  id: string;
  nickname: string;
  language: "en" | "es" | "pt-BR";
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
}

/** What speaks for an option: text key `reason-<key>`. */
export interface Reason {
  key: string;
  args: Record<string, unknown>;
  rule: string;
}

/** A finished game on paper; `taverna replay` and `POST /api/replay` read it. */
export interface RecordFile {
  format: string;
  format_version: number;
  game: string;
  game_version: number;
  seats: number;
  generator: string;
  seed: number | string;
  commitment: string;
  options: Record<string, boolean | string>;
  names: string[];
  steps: number[][];
  joined: number[];
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

/** What is left out stays as it was at the finished table; a clock of 0 plays without one. */
export interface Rematch {
  options?: Record<string, boolean | string> | null;
  clock?: number | null;
}

export interface Replay {
  game: string;
  seats: number;
  names: string[];
  options: Record<string, boolean | string>;
  steps: number;
  frames: Frame[];
}

/** The frames after `first` steps up to, not including, `last` steps; of a record, or of a finished table. */
export interface ReplayRequest {
  record?: Record<string, unknown> | null;
  table?: string | null;
  first?: number;
  last?: number | null;
}

/** What a player sends with a complaint. While the game goes on it holds only what that seat may know. */
export interface Report {
  format: string;
  reference: string;
  server_version: string;
  game: string;
  game_version: number;
  options: Record<string, boolean | string>;
  seat: number;
  step: number;
  view: Record<string, unknown>;
  events: EventInfo[];
  decision: DecisionInfo | null;
  record: RecordFile | null;
}

export interface Result {
  over: boolean;
  scores: number[];
  winners: number[];
  won: boolean | null;
}

export interface RuleEntry {
  id: string;
  text: string;
  note: string;
}

export interface RuleSection {
  id: string;
  title: string;
  prose: string;
  entries: RuleEntry[];
}

export interface RulesPage {
  game: string;
  language: "en" | "es" | "pt-BR";
  title: string;
  sections: RuleSection[];
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

export interface SeatBot {
  bot: string;
}

export interface SeatInfo {
  number: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string | null;
  mine: boolean;
  online: boolean;
  stand_in: boolean;
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

/** Without a name: under my nickname. With one: a second person at my screen. */
export interface Sit {
  name?: string | null;
}

/** An option that was open: text key `option-<key>`. */
export interface Spoken {
  code: number;
  key: string;
  args: Record<string, unknown>;
  rule: string;
}

/** What a strong bot thinks of a step; `step` is how many came before it. */
export interface StepVerdict {
  step: number;
  seat: number;
  chances: number[];
  errors: number[];
  chosen: Spoken;
  best: Spoken | null;
  cost: number;
  revealed: number[];
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

export interface TableInfo {
  id: string;
  game: string;
  state: "finished" | "open" | "playing";
  public: boolean;
  options: Record<string, boolean | string>;
  clock: number | null;
  seats: SeatInfo[];
  host: boolean;
  spectators: number;
  winners: number[];
  rematch: string | null;
  created: number;
  commitment: string;
}

export interface TablePage {
  tables: TableInfo[];
  more: boolean;
}

/** I am here again: the bot that stood in for me stops. */
export interface TakeSeatBack {
  type: "back";
  id?: number | null;
}

/** Fluent sources, each to be added to one bundle: what all games share, the server's refusals, the game's own. */
export interface Texts {
  game: string;
  language: "en" | "es" | "pt-BR";
  sources: string[];
}

/** For programs: send it as `Authorization: Bearer <token>`. It is shown once. */
export interface Token {
  token: string;
  me: Me;
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

/** A component that is invented, or in part invented, inferred or known from one source. Text: `<kind>-<id>`. */
export interface WeaknessInfo {
  kind: string;
  id: string;
  copies: number;
  standings: string[];
}

export type FromClient = Choose | Undo | Say | Signal | AskHint | AskFinals | TakeSeatBack | Look | Ping;

export type FromServer = Hello | Update | Seats | Said | Hint | Finals | Stopped | Fault | Pong;
