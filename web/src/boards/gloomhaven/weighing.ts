// What a choice would cost that is easily overlooked: actions left unused or wasted, hit points, a summon, a hero's end.
import type { Known, ShownOption, Weight } from '../board';
import type { DecisionInfo } from '../../lib/net/wire';
import type { Words } from '../../lib/words/words';
import { isOnBoard } from './optionIndex';
import { say } from './texts';
import { figureId, figureIn, type FigureView, type TableView } from './view';

type Speak = (id: string, values?: Record<string, string | number>) => string;

const TOPS = ['play-top', 'play-attack'];
const BOTTOMS = ['play-bottom', 'play-move'];
/** Allowed, but hardly what one wants while there is something else. */
const ASIDE = ['rest-select', 'custom', 'take-back', 'lose-discards-damage'];
/** To do nothing more is what one wants here. */
const WANTED = ['done-turn', 'done-damage', 'done-short-rest', 'done-redraw'];
const NOTHING_KNOWN: Known = { signs: new Map() };

/** How many actions of this turn could still be taken. */
export function unusedActions(decision: DecisionInfo | null): number {
  const keys = new Set(decision?.options.map(({ key }) => key) ?? []);
  return [TOPS, BOTTOMS].filter((action) => action.some((key) => keys.has(key))).length;
}

export function weigh(option: ShownOption, decision: DecisionInfo | null, view: TableView, words: Words, known: Known = NOTHING_KNOWN): Weight | undefined {
  const speak: Speak = (id, values = {}) => say(words.language, id, values);
  const has = (sign: string) => known.signs.get(sign)?.has(option.code) ?? false;
  if (option.key === 'done-turn') {
    const number = unusedActions(decision);
    return number ? { tone: 'quiet', note: speak('weigh-unused', { number }), ask: speak('weigh-unused-ask', { number }) } : undefined;
  }
  if (option.key === 'done-damage' && view.doing.hurt) {
    const [slot, damage] = view.doing.hurt;
    const figure = figureIn(view, slot);
    return figure && weighDamage(figure, damage, words, speak);
  }
  if (option.key === 'lose-discards-damage') {
    const left = (view.heroes[decision?.seat ?? -1]?.discard.length ?? 2) - 2;
    return { tone: 'quiet', note: speak('weigh-discards', { number: left }) };
  }
  if (has('summon')) return { tone: 'quiet', note: speak('weigh-summon'), ask: speak('weigh-summon-ask') };
  if (has('idle')) return { tone: 'quiet', note: speak('weigh-idle'), ask: speak('weigh-idle-ask') };
  if (has('ends')) return { ask: speak('weigh-ends-ask'), hold: speak('weigh-ends') };
  const text = option.key === 'done-target' && targetsNamed(view) === 0 ? { text: speak('weigh-nobody') } : undefined;
  return isAside(option, decision) ? { tone: 'quiet', ...text } : text;
}

/** Targets of the attack that is going on, attacked already or about to be. */
function targetsNamed({ attack }: TableView): number {
  return (attack.chosen?.length ?? 0) + (attack.attacked?.length ?? 0);
}

/** Not the gold button: the board or the bar offers what is wanted. */
function isAside({ key }: ShownOption, decision: DecisionInfo | null): boolean {
  const others = decision?.options.filter((one) => one.key !== key) ?? [];
  if (ASIDE.includes(key)) return others.length > 0;
  const onBoard = others.some((one) => isOnBoard(one) || one.key.startsWith('figure-'));
  return onBoard && (key === 'item' || (key.startsWith('done-') && !WANTED.includes(key)));
}

function weighDamage(figure: FigureView, damage: number, words: Words, speak: Speak): Weight {
  const left = figure.hp - damage;
  if (left > 0) return { note: speak('weigh-leaves', { hp: left, most: figure.max_hp }) };
  const name = words.component('figure', figureId(figure));
  const id = figure.kind === 'hero' ? 'weigh-exhausted' : 'weigh-killed';
  return { tone: 'grave', note: speak(id, { name }), ask: speak(id, { name }) };
}

/** Which of several targets is named now; undefined: there is only one. */
export function targetNumber(decision: DecisionInfo, view: TableView): { number: number; all: number } | undefined {
  const named = targetsNamed(view);
  const left = decision.options.filter(({ key }) => key === 'figure-target').length;
  const all = Math.min(view.attack.limit || Infinity, named + left);
  return decision.kind === 'target' && left && all > 1 ? { number: named + 1, all } : undefined;
}

/** Who strikes whom, for how much: asked about before it is suffered. Of several targets, which one. */
export function question(decision: DecisionInfo, view: TableView, words: Words): string | undefined {
  const target = targetNumber(decision, view);
  if (target) return say(words.language, 'ask-target-of', target);
  const { hurt } = view.doing;
  const attacker = figureIn(view, view.attack.actor);
  const victim = figureIn(view, hurt?.[0]);
  if (decision.kind !== 'damage' || !hurt || !attacker || !victim) return undefined;
  const name = (figure: FigureView) => words.component('figure', figureId(figure));
  return say(words.language, 'ask-damage-of', { attacker: name(attacker), name: name(victim), number: hurt[1] });
}

/** Heroes are called by one name throughout: their class. */
export function names(view: TableView, words: Words): string[] {
  return view.heroes?.map((hero) => words.component('class', hero.class)) ?? [];
}
