// Which puzzles have been answered in this browser, and how: one answer counts.

export interface Answered {
  code: number;
  right: boolean;
}

const KEY = 'taverna.puzzles';
const DAY = 86_400_000;

export function answerTo(game: string, day: string): Answered | undefined {
  return answers()[`${game} ${day}`];
}

export function rememberAnswer(game: string, day: string, answer: Answered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ [`${game} ${day}`]: answer, ...answers() }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** By the server's clock, in UTC, as puzzles are counted. */
export function today(): string {
  return dayOf(Date.now());
}

/** On how many days in a row, up to this one, the puzzle was solved. */
export function streak(game: string, day: string): number {
  const known = answers();
  let days = 0;
  for (let at = Date.parse(`${day}T00:00:00Z`); known[`${game} ${dayOf(at)}`]?.right; at -= DAY) days += 1;
  return days;
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

function answers(): Record<string, Answered> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Answered>;
  } catch {
    return {};
  }
}
