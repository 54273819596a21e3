import { describe, expect, it } from 'vitest';
import { ask, type BareOption } from '../common/tutorial';
import { aimAt, halvesOf, indexOf, isOnBoard, laysOver } from './optionIndex';
import type { Choosing } from './view';

const option = (key: string, args: BareOption['args'] = {}): BareOption => ({ key, args, targets: [], rule: '' });
const CHOOSING: Choosing = {
  slot: 0,
  points: 3,
  ways: [[12, 2, 1, [11, 12]]],
  steps: [[4, 11, 1]],
  aims: [[5, 4, 1, -1, 2]],
  lays: [[1, 2, 3], [3, 4]],
};

describe('the places of choices', () => {
  it('are hexes, steps, figures, cards, items and elements', () => {
    const decision = ask(0, 'move', [
      option('cell-move', { cell: 12 }),
      option('step', { number: 4 }),
      option('figure-target', { figure: 'brute', slot: 5 }),
      option('lead', { card: 'trample' }),
      option('item', { item: 'iron-helmet' }),
      option('element', { element: 'fire' }),
      option('perk', { class: 'brute', number: 1 }),
      option('done-move'),
    ]);
    const index = indexOf(decision, CHOOSING);
    expect([...index.cells.keys()]).toEqual([12]);
    expect([...index.steps.keys()]).toEqual([11]);
    expect([...index.figures.keys()]).toEqual([5]);
    expect([...index.cards.keys()]).toEqual(['trample']);
    expect([...index.items.keys()]).toEqual(['iron-helmet']);
    expect([...index.elements.keys()]).toEqual(['fire']);
    expect(index.perks).toHaveLength(1);
    expect([...index.others.keys()]).toContain('done-move');
  });

  it('of a played card are its halves and the defaults', () => {
    const { options } = ask(0, 'turn', ['play-top', 'play-bottom', 'play-move'].map((key) => option(key, { card: 'trample' })));
    const { top, bottom } = halvesOf(options);
    expect([top.action?.key, top.basic?.key]).toEqual(['play-top', undefined]);
    expect([bottom.action?.key, bottom.basic?.key]).toEqual(['play-bottom', 'play-move']);
  });

  it('leave to the bar what has no place', () => {
    const { options } = ask(0, 'move', [option('cell-move'), option('done-move'), option('item'), option('figure-target'), option('card-lose')]);
    expect(options.filter(isOnBoard).map(({ key }) => key)).toEqual(['cell-move', 'card-lose']);
  });
});

it('says what an attack comes to, how a pattern may lie', () => {
  expect(aimAt({ choosing: CHOOSING }, 5)).toEqual({ value: 4, shield: 1, draw: -1, retaliate: 2 });
  expect(laysOver({ choosing: CHOOSING }, 3)).toHaveLength(2);
  expect(laysOver({ choosing: CHOOSING }, 4)).toEqual([[3, 4]]);
});

describe('what a scenario offers', () => {
  it('stands in the bar, however much of it there is, and the card that is forgone on the board', () => {
    const decision = ask(0, 'turn', [
      option('interact', { interaction: 'Turn the wheel', cost: 'top-action' }),
      option('interact', { interaction: 'Ring the bell', cost: 'nothing' }),
    ]);
    expect(decision.options.map((one) => isOnBoard(one))).toEqual([false, false]);
    const forgo = ask(0, 'forgo', [option('card-forgo', { card: 'trample' }), option('card-forgo', { card: 'eye-for-an-eye' })]);
    expect(forgo.options.every((one) => isOnBoard(one))).toBe(true);
    expect([...indexOf(forgo, CHOOSING).cards.keys()]).toEqual(['trample', 'eye-for-an-eye']);
  });
});
