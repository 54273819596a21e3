// The words on a choice: what it does, and what it costs. Many choices come in groups, each called by less.
import { isRefused, type Board, type ShownOption } from '../../boards/board';
import { letters } from '../../lib/app/keys';
import type { Offers, DecisionInfo } from '../../lib/net/wire';
import type { Words } from '../../lib/words/words';

export interface Label {
  /** "Draw". */
  text: string;
  /** "12 of 28 cards would bust: 43%", or why it is refused. */
  cost: string;
}

export interface Group {
  /** Whom these are about; '' when that needs no saying. */
  title: string;
  options: ShownOption[];
}

/** More than these are shown small. */
export const FEW = 4;

const COST = /^(.*\S)\s+\((.+)\)$/s;
/** As they lie on a keyboard. */
const NUMBERS = '1234567890';
const ROW = 'qwertyuiopasdfghjklzxcvbnm';

/** Whether it is known that an option can't be taken back; `finals`: what the server said when it was asked. */
export const isFinal = (option: ShownOption, finals?: ReadonlySet<number>) =>
  !isRefused(option) && (option.undoable === false || (finals?.has(option.code) ?? false));

export function label(words: Words, option: ShownOption, odds: boolean, whole = words.option(option)): Label {
  const [, text = whole, cost = ''] = COST.exec(whole) ?? [];
  if (isRefused(option)) return { text, cost: words.refusal(option) };
  return { text, cost: !odds && 'busting' in option.args ? '' : cost };
}

/**
 * All that is shown, in the order of the codes, so that a choice keeps its place whether allowed or not; what lies on the
 * table comes in the order of its places there.
 */
export function shownOptions(decision: DecisionInfo | Offers | null, lying: readonly string[] = []): ShownOption[] {
  if (!decision) return [];
  const refused = 'refused' in decision ? decision.refused : [];
  const placeOf = ({ targets }: ShownOption) => {
    const place = lying.findIndex((one) => targets.includes(one));
    return place < 0 ? lying.length : place;
  };
  return [...decision.options, ...refused].sort((one, other) => placeOf(one) - placeOf(other) || one.code - other.code);
}

/** What each place on the table would choose. What is allowed goes before what is not. */
export function optionsByTarget(decision: DecisionInfo | Offers | null): Map<string, ShownOption> {
  const found = new Map<string, ShownOption>();
  const refused = decision && 'refused' in decision ? decision.refused : [];
  for (const option of [...(decision?.options ?? []), ...refused]) {
    for (const place of option.targets) if (!found.has(place)) found.set(place, option);
  }
  return found;
}

/** Few choices, or all about the same: one group without a title. */
export function groupsOf(options: readonly ShownOption[], words: Words, group: Board['group'] = byOther): Group[] {
  const groups = new Map<string, ShownOption[]>();
  for (const option of options) {
    const title = group(option, words);
    groups.set(title, [...(groups.get(title) ?? []), option]);
  }
  if (options.length <= FEW || groups.size < 2) return [{ title: '', options: [...options] }];
  return [...groups].map(([title, all]) => ({ title, options: all }));
}

function byOther({ args: { other } }: ShownOption, words: Words): string {
  return typeof other === 'number' ? words.name(other) : '';
}

/** Names for choices that are many, by code, if they have shorter ones; those that would be called the same keep their text. */
export function shortNames(groups: readonly Group[], words: Words): Map<number, string> {
  const found = new Map<number, string>();
  for (const { options } of groups) {
    const names = options.map((option) => words.optionShort(option));
    options.forEach((option, index) => {
      const name = names[index] ?? '';
      if (name === words.option(option)) return;
      // A bare number would be taken for a key.
      if (names.filter((one) => one === name).length === 1 && !/^\d*$/.test(name)) found.set(option.code, name);
    });
  }
  return found;
}

/** Which of the allowed choices can't be taken back. */
export function finality(options: readonly ShownOption[], finals?: ReadonlySet<number>): 'all' | 'some' | 'none' {
  const allowed = options.filter((option) => !isRefused(option));
  const final = allowed.filter((option) => isFinal(option, finals));
  if (!final.length) return 'none';
  return final.length === allowed.length ? 'all' : 'some';
}

export interface Keys {
  /** By option code. */
  options: ReadonlyMap<number, string>;
  /** For what is always in the bar, in the order it was named. */
  tools: readonly string[];
}

/**
 * The key that the board has `fixed`; letters of their own words for what comes often and for the tools of the bar; numbers,
 * then letters, for the rest.
 */
export function keysFor(
  options: readonly ShownOption[],
  words: Words,
  often: readonly string[] = [],
  tools: readonly string[] = [],
  fixed: Board['key'] = () => '',
): Keys {
  const keys = new Map(options.map((option): [number, string] => [option.code, fixed(option)]));
  const taken = [...keys.values()];
  const rest = options.filter(({ code }) => !keys.get(code));
  const named = rest.filter((option) => often.includes(option.key));
  const given = letters([...named.map((option) => label(words, option, false).text), ...tools], taken);
  const free = [...NUMBERS, ...ROW].filter((key) => !given.includes(key) && !taken.includes(key));
  named.forEach((option, index) => keys.set(option.code, given[index] || (free.shift() ?? '')));
  for (const option of rest) if (!named.includes(option)) keys.set(option.code, free.shift() ?? '');
  return { options: new Map([...keys].filter(([, key]) => key)), tools: given.slice(named.length) };
}
