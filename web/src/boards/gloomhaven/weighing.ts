// What a choice would cost that is easily overlooked: actions left unused, hit points, a hero's end.
import type { Weight, ShownOption } from '../board';
import type { DecisionInfo } from '../../lib/net/wire';
import type { Words } from '../../lib/words/words';
import { say } from './texts';
import { figureId, figureIn, type FigureView, type TableView } from './view';

const TOPS = ['play-top', 'play-attack'];
const BOTTOMS = ['play-bottom', 'play-move'];

/** How many actions of this turn could still be taken. */
export function unusedActions(decision: DecisionInfo | null): number {
  const keys = new Set(decision?.options.map(({ key }) => key) ?? []);
  return [TOPS, BOTTOMS].filter((action) => action.some((key) => keys.has(key))).length;
}

export function weigh(option: ShownOption, decision: DecisionInfo | null, view: TableView, words: Words): Weight | undefined {
  const speak = (id: string, values: Record<string, string | number>) => say(words.language, id, values);
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
  return undefined;
}

function weighDamage(figure: FigureView, damage: number, words: Words, speak: (id: string, values: Record<string, string | number>) => string): Weight {
  const left = figure.hp - damage;
  if (left > 0) return { note: speak('weigh-leaves', { hp: left, most: figure.max_hp }) };
  const name = words.component('figure', figureId(figure));
  const id = figure.kind === 'hero' ? 'weigh-exhausted' : 'weigh-killed';
  return { tone: 'grave', note: speak(id, { name }), ask: speak(id, { name }) };
}
