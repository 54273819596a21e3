import { beforeAll, expect, test } from 'vitest';
import type { DecisionInfo, OptionInfo } from '../../lib/net/wire';
import { language } from '../../lib/words/language.svelte';
import { Words } from '../../lib/words/words';
import { question, targetNumber, unusedActions, weigh } from './weighing';
import type { TableView } from './view';

beforeAll(() => language.need('gloomhaven'));

const words = { language: 'en', component: (_: string, id: string) => id } as unknown as Words;
const option = (key: string): OptionInfo => ({ code: 0, key, args: {}, targets: [], rule: '', undoable: null });
const asked = (...keys: string[]) => ({ kind: 'turn', seat: 0, ticket: 1, options: keys.map(option) }) as unknown as DecisionInfo;

function table(hp: number, damage: number, kind = 'hero'): TableView {
  const figure = { slot: 0, kind, name: 'brute', rank: 'normal', number: 0, hp, max_hp: 10 };
  return { figures: [figure], heroes: [{ discard: ['a', 'b', 'c'] }], doing: { hurt: [0, damage] }, attack: { chosen: [1] } } as unknown as TableView;
}

test('a turn has two actions; a default counts as the action it stands for', () => {
  expect(unusedActions(asked('play-top', 'play-attack', 'play-bottom', 'play-move', 'done-turn'))).toBe(2);
  expect(unusedActions(asked('play-move', 'done-turn'))).toBe(1);
  expect(unusedActions(asked('done-turn', 'item'))).toBe(0);
});

test('to end a turn with actions unused is quiet, says so, and is asked about', () => {
  const early = weigh(option('done-turn'), asked('play-top', 'done-turn'), table(10, 0), words);
  expect(early?.tone).toBe('quiet');
  expect(early?.note).toContain('1');
  expect(early?.ask).toBeTruthy();
  expect(weigh(option('done-turn'), asked('done-turn'), table(10, 0), words)).toBeUndefined();
});

test('damage says what it leaves; what exhausts is grave and names who', () => {
  expect(weigh(option('done-damage'), asked('done-damage'), table(10, 3), words)).toEqual({ note: expect.stringContaining('7') as string });
  const lethal = weigh(option('done-damage'), asked('done-damage'), table(3, 3), words);
  expect(lethal?.tone).toBe('grave');
  expect(lethal?.ask).toContain('brute');
});

test('two discards lost leave the others', () => {
  expect(weigh(option('lose-discards-damage'), asked('lose-discards-damage'), table(3, 3), words)?.note).toContain('1');
});

const known = (sign: string) => ({ signs: new Map([[sign, new Set([0])]]) });

test('what does nothing, or costs a summon, is asked about first', () => {
  const all = asked('play-attack', 'done-turn');
  expect(weigh(option('play-attack'), all, table(10, 0), words, known('idle'))).toMatchObject({ tone: 'quiet', ask: expect.any(String) as string });
  expect(weigh(option('end-card'), all, table(10, 0), words, known('summon'))?.ask).toBeTruthy();
  expect(weigh(option('play-attack'), all, table(10, 0), words)).toBeUndefined();
});

test('what ends the turn waits in the bar until it is said', () => {
  const all = asked('cell-move', 'done-move');
  expect(weigh(option('cell-move'), all, table(10, 0), words, known('ends'))?.hold).toBeTruthy();
  expect(weigh(option('cell-move'), all, table(10, 0), words)).toBeUndefined();
});

test('before there is a target, nobody is attacked; afterwards, nobody else', () => {
  const asks = asked('figure-target', 'done-target');
  const view = (attack: TableView['attack']) => ({ ...table(10, 0), attack });
  expect(weigh(option('done-target'), asks, view({ chosen: [], attacked: [] }), words)).toEqual({ tone: 'quiet', text: 'Attack nobody' });
  expect(weigh(option('done-target'), asked('done-target'), view({ chosen: [], attacked: [] }), words)).toEqual({ text: 'Attack nobody' });
  expect(weigh(option('done-target'), asks, view({ chosen: [], attacked: [4] }), words)?.text).toBeUndefined();
  expect(weigh(option('done-target'), asks, view({ chosen: [4], attacked: [] }), words)?.text).toBeUndefined();
});

test('to do nothing more is quiet while the board offers something, and gold when it is all there is', () => {
  expect(weigh(option('done-target'), asked('figure-target', 'done-target'), table(10, 0), words)).toEqual({ tone: 'quiet' });
  expect(weigh(option('done-target'), asked('done-target'), table(10, 0), words)).toBeUndefined();
  expect(weigh(option('rest-select'), asked('lead', 'rest-select'), table(10, 0), words)).toEqual({ tone: 'quiet' });
});

test('damage names who strikes, whom, and how hard', () => {
  const foe = { slot: 3, kind: 'monster', name: 'guard', rank: 'normal', number: 2, hp: 5, max_hp: 5 };
  const view = table(10, 4);
  const struck = { ...view, figures: [...view.figures, foe], attack: { actor: 3 } } as unknown as TableView;
  const text = question({ ...asked(), kind: 'damage' } as DecisionInfo, struck, words);
  expect(text).toMatch(/guard-2.*brute.*4/);
  expect(question({ ...asked(), kind: 'damage' } as DecisionInfo, { ...struck, attack: {} }, words)).toBeUndefined();
});

test('an item is not what one wants first while cards are to be played', () => {
  expect(weigh(option('item'), asked('play-top', 'item', 'done-turn'), table(10, 0), words)?.tone).toBe('quiet');
  expect(weigh(option('item'), asked('item', 'done-turn'), table(10, 0), words)?.tone).toBeUndefined();
});

test('of several targets it is said which one is named', () => {
  const aiming = (limit: number, chosen: number[], left: number) => {
    const decision = { ...asked(...Array<string>(left).fill('figure-target')), kind: 'target' };
    return targetNumber(decision, { attack: { limit, chosen, attacked: [] } } as unknown as TableView);
  };
  expect(aiming(3, [], 5)).toEqual({ number: 1, all: 3 });
  expect(aiming(3, [4], 4)).toEqual({ number: 2, all: 3 });
  expect(aiming(3, [], 2)).toEqual({ number: 1, all: 2 });
  expect(aiming(0, [7], 2)).toEqual({ number: 2, all: 3 });
  expect(aiming(1, [], 4)).toBeUndefined();
});
