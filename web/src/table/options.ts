// The words on a choice: what it does, and what it costs.
import type { Target } from '../boards/board';
import { isRefused } from '../boards/board';
import type { Question } from '../lib/wire';
import type { Words } from '../lib/words';

export interface Label {
  /** "Draw". */
  text: string;
  /** "12 of 28 cards would bust: 43 %", or why it is refused. */
  cost: string;
}

const COST = /^(.*\S)\s+\((.+)\)$/s;

export function label(words: Words, target: Target, odds: boolean): Label {
  const whole = words.option(target);
  const [, text = whole, cost = ''] = COST.exec(whole) ?? [];
  if (isRefused(target)) return { text, cost: words.refusal(target) };
  return { text, cost: !odds && 'busting' in target.args ? '' : cost };
}

/** All that is shown, in the order of the codes, so that a choice keeps its place whether allowed or not. */
export function shownTargets(question: Question): Target[] {
  return [...question.choices, ...question.refused].sort((one, other) => one.code - other.code);
}

/** What each place on the table would choose. What is allowed goes before what is not. */
export function targetsOf(question: Question | null): Map<string, Target> {
  const found = new Map<string, Target>();
  for (const target of [...(question?.choices ?? []), ...(question?.refused ?? [])]) {
    for (const place of target.targets) if (!found.has(place)) found.set(place, target);
  }
  return found;
}
