// The words on a choice: what it does, and what it costs. Many choices come in groups, each called by less.
import { isRefused, type Board, type Target } from '../../boards/board';
import { letters } from '../../lib/app/keys';
import type { Offers, Question } from '../../lib/net/wire';
import type { Words } from '../../lib/words/words';

export interface Label {
  /** "Draw". */
  text: string;
  /** "12 of 28 cards would bust: 43 %", or why it is refused. */
  cost: string;
}

export interface Group {
  /** Whom these are about; '' when that needs no saying. */
  title: string;
  targets: Target[];
}

/** More than these are shown small. */
export const FEW = 4;

const COST = /^(.*\S)\s+\((.+)\)$/s;
/** As they lie on a keyboard. */
const NUMBERS = '1234567890';
const ROW = 'qwertyuiopasdfghjklzxcvbnm';

export const isFinal = (target: Target) => !isRefused(target) && !target.undoable;

export function label(words: Words, target: Target, odds: boolean): Label {
  const whole = words.option(target);
  const [, text = whole, cost = ''] = COST.exec(whole) ?? [];
  if (isRefused(target)) return { text, cost: words.refusal(target) };
  return { text, cost: !odds && 'busting' in target.args ? '' : cost };
}

/** All that is shown, in the order of the codes, so that a choice keeps its place whether allowed or not. */
export function shownTargets(question: Question | Offers | null): Target[] {
  if (!question) return [];
  const refused = 'refused' in question ? question.refused : [];
  return [...question.choices, ...refused].sort((one, other) => one.code - other.code);
}

/** What each place on the table would choose. What is allowed goes before what is not. */
export function targetsOf(question: Question | Offers | null): Map<string, Target> {
  const found = new Map<string, Target>();
  const refused = question && 'refused' in question ? question.refused : [];
  for (const target of [...(question?.choices ?? []), ...refused]) {
    for (const place of target.targets) if (!found.has(place)) found.set(place, target);
  }
  return found;
}

/** Few choices, or all about the same: one group without a title. */
export function groupsOf(targets: readonly Target[], words: Words, group: Board['group'] = byOther): Group[] {
  const groups = new Map<string, Target[]>();
  for (const target of targets) {
    const title = group(target, words);
    groups.set(title, [...(groups.get(title) ?? []), target]);
  }
  if (targets.length <= FEW || groups.size < 2) return [{ title: '', targets: [...targets] }];
  return [...groups].map(([title, all]) => ({ title, targets: all }));
}

function byOther({ args: { other } }: Target, words: Words): string {
  return typeof other === 'number' ? words.name(other) : '';
}

/** Short names for choices that are many, by code; those that would be called the same keep their whole text. */
export function shortNames(groups: readonly Group[], words: Words): Map<number, string> {
  const found = new Map<number, string>();
  for (const { targets } of groups) {
    const names = targets.map((target) => words.optionShort(target));
    targets.forEach((target, index) => {
      const name = names[index] ?? '';
      // A bare number would be taken for a key.
      if (names.filter((one) => one === name).length === 1 && !/^\d*$/.test(name)) found.set(target.code, name);
    });
  }
  return found;
}

/** Which of the allowed choices can't be taken back. */
export function finality(targets: readonly Target[]): 'all' | 'some' | 'none' {
  const allowed = targets.filter((target) => !isRefused(target));
  const final = allowed.filter(isFinal);
  if (!final.length) return 'none';
  return final.length === allowed.length ? 'all' : 'some';
}

export interface Keys {
  /** By option code. */
  choices: ReadonlyMap<number, string>;
  /** For what is always in the bar, in the order it was named. */
  tools: readonly string[];
}

/**
 * The key that the board has `fixed`; letters of their own words for what comes often and for the tools of the bar; numbers,
 * then letters, for the rest.
 */
export function keysFor(
  targets: readonly Target[],
  words: Words,
  often: readonly string[] = [],
  tools: readonly string[] = [],
  fixed: Board['key'] = () => '',
): Keys {
  const choices = new Map(targets.map((target): [number, string] => [target.code, fixed(target)]));
  const taken = [...choices.values()];
  const rest = targets.filter(({ code }) => !choices.get(code));
  const named = rest.filter((target) => often.includes(target.key));
  const given = letters([...named.map((target) => label(words, target, false).text), ...tools], taken);
  const free = [...NUMBERS, ...ROW].filter((key) => !given.includes(key) && !taken.includes(key));
  named.forEach((target, index) => choices.set(target.code, given[index] || (free.shift() ?? '')));
  for (const target of rest) if (!named.includes(target)) choices.set(target.code, free.shift() ?? '');
  return { choices: new Map([...choices].filter(([, key]) => key)), tools: given.slice(named.length) };
}
