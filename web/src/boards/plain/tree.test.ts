import { expect, it } from 'vitest';
import { Catalogue } from '../../lib/words/catalogue';
import { Words } from '../../lib/words/words';
import { shownOf, targetOf, treeOf } from './tree';

const TEXTS = `
zone-heap = Played cards
card-pearl = Pearl { $n }
hunter-axe = Axe
choice-on = on
choice-off = off
seat-name = Player { $number }
`;
const words = new Words(new Catalogue([{ language: 'en', texts: [TEXTS] }]), ['Ana', 'Bia']);
const text = (text: string) => ({ kind: 'text', text });
const card = (n: number) => ({ kind: 'component', of: 'card', id: `pearl-${n}`, text: `Pearl ${n}` });

it('gives every seat what is its own', () => {
  const view = { seat: 0, pearls: [1, 2], heap: ['pearl-3'], hands: [['pearl-1'], []], asked: [0, 1], players: [{ won: true }, { won: false }] };
  const { seats, shared } = shownOf(view, words, 2);
  expect(seats.map((fields) => fields.map(({ label, value }) => [label, value]))).toEqual([
    [
      ['won', text('on')],
      ['pearls', text('1')],
      ['hands', { kind: 'list', items: [card(1)] }],
    ],
    [
      ['won', text('off')],
      ['pearls', text('2')],
      ['hands', { kind: 'list', items: [] }],
    ],
  ]);
  expect(shared.map(({ label, value }) => [label, value])).toEqual([
    ['Played cards', { kind: 'list', items: [card(3)] }],
    ['asked', { kind: 'list', items: [text('Ana'), text('Bia')] }],
  ]);
});

it('finds words by the name of the field, and goes into parts', () => {
  const tree = treeOf('room', { hunters: ['axe', 'whip'], rounds_left: 3, lamp: null }, words);
  expect(tree).toEqual({
    kind: 'fields',
    fields: [
      { name: 'hunters', label: 'hunters', value: { kind: 'list', items: [{ kind: 'component', of: 'hunter', id: 'axe', text: 'Axe' }, text('whip')] } },
      { name: 'rounds_left', label: 'rounds left', value: text('3') },
      { name: 'lamp', label: 'lamp', value: text('–') },
    ],
  });
});

it('knows what can be chosen', () => {
  const option = { code: 1, key: 'go', args: {}, targets: [], rule: '', undoable: false };
  const optionsAt = new Map([['card:pearl-1', option], ['bell', option]]);
  expect(targetOf('card', 'pearl-1', optionsAt)).toBe('card:pearl-1');
  expect(targetOf('thing', 'bell', optionsAt)).toBe('bell');
  expect(targetOf('card', 'pearl-2', optionsAt)).toBeUndefined();
});
