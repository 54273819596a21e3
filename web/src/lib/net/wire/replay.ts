// Made from src/taverna/wire/replay.py by tools/generate_wire_types.py: change it there, then `make types`.

import type { DecisionInfo, EventInfo, Result } from './table';

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

/** The table after so many steps, as a spectator or a seat sees it, and what the last step did. */
export interface Frame {
  step: number;
  seat: number | null;
  code: number | null;
  view: Record<string, unknown>;
  events: EventInfo[];
  result: Result;
  decision: DecisionInfo | null;
  hands: string[][];
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
  eyes?: number | null;
  hands?: boolean;
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
