import { describe, expect, it } from 'vitest';
import { ask, type BareChoice } from '../common/tutorial';
import { aimAt, halvesOf, indexOf, isOnBoard, laysOver } from './optionIndex';
import type { Choosing } from './view';

const choice = (key: string, args: BareChoice['args'] = {}): BareChoice => ({ key, args, targets: [], rule: '' });
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
    const question = ask(0, 'move', [
      choice('cell-move', { cell: 12 }),
      choice('step', { number: 4 }),
      choice('figure-target', { figure: 'brute', slot: 5 }),
      choice('lead', { card: 'trample' }),
      choice('item', { item: 'iron-helmet' }),
      choice('element', { element: 'fire' }),
      choice('perk', { class: 'brute', number: 1 }),
      choice('done-move'),
    ]);
    const index = indexOf(question, CHOOSING);
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
    const { choices } = ask(0, 'turn', ['play-top', 'play-bottom', 'play-move'].map((key) => choice(key, { card: 'trample' })));
    const { top, bottom } = halvesOf(choices);
    expect([top.action?.key, top.basic?.key]).toEqual(['play-top', undefined]);
    expect([bottom.action?.key, bottom.basic?.key]).toEqual(['play-bottom', 'play-move']);
  });

  it('leave to the bar what has no place', () => {
    const { choices } = ask(0, 'move', [choice('cell-move'), choice('done-move'), choice('item'), choice('figure-target'), choice('card-lose')]);
    expect(choices.filter(isOnBoard).map(({ key }) => key)).toEqual(['cell-move', 'card-lose']);
  });
});

it('says what an attack comes to, how a pattern may lie', () => {
  expect(aimAt({ choosing: CHOOSING }, 5)).toEqual({ value: 4, shield: 1, draw: -1, retaliate: 2 });
  expect(laysOver({ choosing: CHOOSING }, 3)).toHaveLength(2);
  expect(laysOver({ choosing: CHOOSING }, 4)).toEqual([[3, 4]]);
});
