// Made from src/taverna/wire/puzzles.py by tools/generate_wire_types.py: change it there, then `make types`.

import type { Spoken } from './replay';
import type { DecisionInfo, EventInfo, Reason } from './table';

/** An option with the share of the victory that it promises, 0 to 1; None: hardly thought about. */
export interface Candidate {
  option: Spoken;
  expected: number | null;
}

/** A table as one seat sees it, with the question that it is asked. */
export interface Position {
  seat: number;
  names: string[];
  options: Record<string, boolean | string>;
  view: Record<string, unknown>;
  events: EventInfo[];
  decision: DecisionInfo;
}

export interface Puzzle {
  game: string;
  day: string;
  state: "making" | "none" | "ready";
  position: Position | null;
}

export interface PuzzleAnswer {
  day: string;
  code: number;
}

export interface Solution {
  right: boolean;
  best: Spoken;
  candidates: Candidate[];
  reasons: Reason[];
}
