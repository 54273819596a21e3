// Made from src/taverna/wire/pages.py by tools/generate_wire_types.py: change it there, then `make types`.

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

/** Fluent sources, each to be added to one bundle: what all games share, the server's refusals, the game's own. */
export interface Texts {
  game: string;
  language: "en" | "es" | "pt-BR";
  sources: string[];
}
