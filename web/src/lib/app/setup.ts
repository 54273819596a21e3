// How a game was set up last time, in this browser: the next one begins with that.

type Settings = Record<string, boolean | string>;

export interface LastTable {
  seats: number;
  public: boolean;
  watch: boolean;
  hints: boolean;
  undo: boolean;
  clock: number;
  late: 'bot' | 'resign';
}

const key = (game: string) => `taverna.setup.${game}`;

interface LastTime {
  table?: LastTable;
  bots?: number;
  level?: string;
  options?: Settings;
}

/** What is damaged, or of a version that knew less, is as if it had never been. */
export function lastTime(game: string): LastTime {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key(game)) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as LastTime) : {};
  } catch {
    return {};
  }
}

export function rememberSetup(game: string, what: LastTime): void {
  try {
    localStorage.setItem(key(game), JSON.stringify({ ...lastTime(game), ...what }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Of what was remembered, the options that the game still has. */
export function lastOptions(game: { id: string; options: readonly { name: string; choices: readonly string[] }[] }): Settings {
  const known = lastTime(game.id).options ?? {};
  const found: Settings = {};
  for (const { name, choices } of game.options) {
    const value = known[name];
    if (choices.length ? typeof value === 'string' && choices.includes(value) : typeof value === 'boolean') found[name] = value as boolean | string;
  }
  return found;
}
