// Made from src/taverna/wire/results.py by tools/generate_wire_types.py: change it there, then `make types`.

/** A person's games of one kind. */
export interface GameStanding {
  game: string;
  games: number;
  won: number;
  best: number;
  place: number;
  rating: number | null;
  doubt: number;
  rated: number;
  statistics: StatisticInfo[];
}

export interface HistoryEntry {
  table: string;
  game: string;
  at: number;
  options: Record<string, boolean | string>;
  replay: boolean;
  place: number;
  score: number;
  won: boolean;
  ending: "left" | "played" | "resigned";
  rating: number | null;
  change: number;
  seats: SeatResult[];
}

export interface HistoryPage {
  entries: HistoryEntry[];
  more: boolean;
}

/** A person, or a level of the bots, which has no name. */
export interface Leader {
  name: string;
  person: string | null;
  bot: string | null;
  mine: boolean;
  rating: number | null;
  games: number;
  won: number;
}

export interface Leaders {
  game: string;
  together: boolean;
  least: number;
  leaders: Leader[];
}

/** Mine has everything. Others' have what its owner shows: games by kind, ratings, statistics; and the two of us. */
export interface Profile {
  id: string;
  name: string;
  mine: boolean;
  account: boolean;
  shown: "everyone" | "friends" | "nobody";
  games: GameStanding[];
  rivals: Rivalry[];
}

/** How somebody did against somebody else, or against bots of a level. */
export interface Rivalry {
  name: string;
  person: string | null;
  bot: string | null;
  games: number;
  ahead: number;
  behind: number;
  won: number;
}

export interface SeatResult {
  name: string;
  bot: string | null;
  person: string | null;
  mine: boolean;
  place: number;
  score: number;
  won: boolean;
  ending: "left" | "played" | "resigned";
}

export interface ShowProfile {
  shown: "everyone" | "friends" | "nobody";
}

/** Over all games of a person. Text key of the game: `statistic-<name>`. */
export interface StatisticInfo {
  name: string;
  number: number;
  most: boolean;
}
