// A tutorial is a course of lessons: each says what may be chosen and what then happens. `Tutorial.svelte` gives it.
import type { Values } from '../../lib/words/catalogue';
import type { OptionInfo, EventInfo, DecisionInfo, RefusedOption, Update } from '../../lib/net/wire';
import type { Board } from '../board';
import type { Happening } from './happening';
import type { Say } from './texts';

export interface Lesson<V> {
  /** Its texts are `lesson-<id>-title` and `lesson-<id>`. */
  id: string;
  /** What may be chosen. A lesson without it is only read: a button leads on. */
  ask?: (view: V) => DecisionInfo;
  /** What the choice leads to; null when it was not a good idea: `lesson-<id>-no` says why. */
  then: (option: OptionInfo | null) => readonly Happening[] | null;
}

export interface Course<V> {
  /** The game's id. */
  game: string;
  board: Board<V>;
  /** My seat. */
  me: number;
  /** Seats that are bots. */
  bots: readonly number[];
  /** The table before the first lesson. */
  first: V;
  lessons: readonly Lesson<V>[];
  /** The table after these events, with all that is counted; `over` after the last lesson. */
  tell: (view: V, events: readonly Happening[], over: boolean) => V;
  /** The texts of the lessons; after the last one `lesson-end-title` and `lesson-end`. */
  say: Say;
  /** Text ids of the players' names, by seat. */
  names: readonly string[];
  /** Values for `lesson-end`. */
  end?: (view: V) => Values;
}

type Script<V> = Pick<Course<V>, 'first' | 'lessons' | 'tell'>;

export type BareOption = Pick<OptionInfo, 'key' | 'args' | 'targets' | 'rule'>;

/** A question as the server would put it. Codes are given in order. */
export function ask(
  seat: number,
  kind: string,
  options: readonly BareOption[],
  refused: readonly Omit<RefusedOption, 'code'>[] = [],
  sealed = false,
): DecisionInfo {
  return {
    seat,
    kind,
    sealed,
    ticket: 0,
    options: options.map((option, code) => ({ ...option, code, undoable: false })),
    refused: refused.map((one, index) => ({ ...one, code: options.length + index })),
  };
}

export function happens(kind: string, args: Record<string, unknown>): Happening {
  return { kind, args };
}

/** An update as the server would send it. */
export function updateOf(
  step: number,
  view: object,
  events: readonly EventInfo[],
  decision: DecisionInfo | null,
  over = false,
): Update {
  return {
    type: 'update',
    step,
    view: view as Update['view'],
    unchanged: [],
    events: [...events],
    since: events[0]?.n ?? 0,
    next: (events.at(-1)?.n ?? -1) + 1,
    decision,
    offers: null,
    waiting: decision ? [decision.seat] : [],
    answered: [],
    can_undo: false,
    clock: null,
    result: { over, scores: [], winners: [], won: null },
  };
}


/** For tests: the texts that the course needs (besides `lesson-<id>-no` where a choice leads nowhere). */
export function textIds<V>({ lessons, names }: Pick<Course<V>, 'lessons' | 'names'>): string[] {
  const ids = [...lessons.map(({ id }) => id), 'end'];
  return [...ids.flatMap((id) => [`lesson-${id}`, `lesson-${id}-title`]), ...names];
}

/** For tests: every way through the course, by all choices of all lessons that lead on. */
export function waysThrough<V>({ first, lessons, tell }: Script<V>): { view: V; taken: string[] }[] {
  let ways = [{ view: first, taken: [] as string[] }];
  lessons.forEach((lesson, index) => {
    const over = index === lessons.length - 1;
    ways = ways.flatMap(({ view, taken }) =>
      (lesson.ask?.(view).options ?? [null]).flatMap((option) => {
        const events = lesson.then(option);
        return events ? [{ view: tell(view, events, over), taken: [...taken, option?.key ?? ''] }] : [];
      }),
    );
  });
  return ways;
}

/** For tests: the table when a lesson begins, always by the first choice that leads on. */
export function reach<V>({ first, lessons, tell }: Script<V>, id: string): V {
  let view = first;
  for (const lesson of lessons) {
    if (lesson.id === id) return view;
    const ways = (lesson.ask?.(view).options ?? [null]).map((option) => lesson.then(option));
    view = tell(view, ways.find((events) => events !== null) ?? [], false);
  }
  return view;
}
