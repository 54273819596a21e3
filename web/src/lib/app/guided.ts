// Tables with a guide beside them, and what it has told there so far.
const KEY = 'taverna.guided';
const MOST = 10;

export interface Course {
  table: string;
  game: string;
  taught: readonly string[];
}

function courses(): Course[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Course[];
  } catch {
    return [];
  }
}

function keep(course: Course): void {
  const others = courses().filter(({ table }) => table !== course.table);
  localStorage.setItem(KEY, JSON.stringify([course, ...others].slice(0, MOST)));
}

export function beginCourse(table: string, game: string): void {
  keep({ table, game, taught: [] });
}

export function courseAt(table: string): Course | undefined {
  return courses().find((one) => one.table === table);
}

/** The one that was begun last, to be gone on with. */
export function lastCourse(game: string): Course | undefined {
  return courses().find((one) => one.game === game);
}

export function teach(table: string, topic: string): readonly string[] {
  const course = courseAt(table);
  if (!course) return [];
  const taught = [...new Set([...course.taught, topic])];
  keep({ ...course, taught });
  return taught;
}

/** Who knows enough goes on without it. */
export function leaveCourse(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(courses().filter((one) => one.table !== table)));
}
