import { describe, expect, it } from 'vitest';
import { Catalogue } from '../../lib/words/catalogue';
import type { OptionInfo, DecisionInfo, RefusedOption } from '../../lib/net/wire';
import { Words } from '../../lib/words/words';
import { finality, groupsOf, keysFor, label, shortNames, shownOptions, optionsByTarget } from './options';

const TEXTS = `
option-draw = Draw ({ $busting } of { $among } would bust)
option-bank = Bank
option-shoot = Shoot { $other }'s { $card }
    .short = { $card }
option-keep = Shoot { $other }'s { $card } and keep it
    .short = { $card }
card-map = Map { $n }
error-kraken = The Kraken wants { $number } more.
`;
const words = new Words(new Catalogue([{ language: 'en', texts: [TEXTS] }]), ['Ana', 'Bia', 'Caio']);

const option = (code: number, key: string, targets: string[], args = {}): OptionInfo => ({
  code,
  key,
  args,
  targets,
  rule: '',
  undoable: false,
});
const refused = (code: number, key: string, targets: string[]): RefusedOption => ({
  ...option(code, key, targets),
  why: 'kraken',
  why_args: { number: 2 },
});
const decision = (options: OptionInfo[], no: RefusedOption[]): DecisionInfo => ({
  seat: 0,
  kind: 'turn',
  sealed: false,
  ticket: 1,
  options,
  refused: no,
});

describe('a label', () => {
  const draw = option(0, 'draw', ['draw'], { busting: 3, among: 9 });

  it('tells what it costs apart from what it does', () => {
    expect(label(words, draw, true)).toEqual({ text: 'Draw', cost: '3 of 9 would bust' });
  });

  it('keeps the odds back from those who want to count themselves', () => {
    expect(label(words, draw, false)).toEqual({ text: 'Draw', cost: '' });
  });

  it('says why something is refused', () => {
    expect(label(words, refused(1, 'bank', []), true)).toEqual({ text: 'Bank', cost: 'The Kraken wants 2 more.' });
  });
});

describe('options', () => {
  it('keep their order, allowed or not', () => {
    const shown = shownOptions(decision([option(0, 'draw', []), option(7, 'draw', [])], [refused(1, 'bank', [])]));
    expect(shown.map(({ code }) => code)).toEqual([0, 1, 7]);
  });

  it('prefer what is allowed', () => {
    const found = optionsByTarget(decision([option(5, 'draw', ['pile'])], [refused(1, 'bank', ['pile', 'play'])]));
    expect(found.get('pile')?.code).toBe(5);
    expect(found.get('play')?.code).toBe(1);
    expect(optionsByTarget(null).size).toBe(0);
  });
});

describe('many choices', () => {
  const shoot = (code: number, other: number, card: string, key = 'shoot') => option(code, key, [], { other, card });
  const many = [shoot(1, 1, 'map-2'), shoot(2, 1, 'map-3'), shoot(3, 2, 'map-4'), shoot(4, 1, 'map-5'), shoot(5, 2, 'map-2')];

  it('come by player, each in the order of the codes', () => {
    const groups = groupsOf(many, words);
    expect(groups.map(({ title, options }) => [title, options.map(({ code }) => code)])).toEqual([
      ['Bia', [1, 2, 4]],
      ['Caio', [3, 5]],
    ]);
  });

  it('stay together when they are few, or all about one player', () => {
    expect(groupsOf(many.slice(0, 3), words)).toHaveLength(1);
    expect(groupsOf(many.filter(({ args }) => args['other'] === 1), words)).toEqual([{ title: '', options: [many[0], many[1], many[3]] }]);
  });

  it('come as the board wants it', () => {
    expect(groupsOf(many, words, ({ code }) => (code > 3 ? 'late' : 'early')).map(({ title }) => title)).toEqual(['early', 'late']);
  });

  it('are called by their card, unless that could be two things', () => {
    const names = shortNames(groupsOf([...many, shoot(6, 1, 'map-3', 'keep')], words), words);
    expect([...names]).toEqual([
      [1, 'Map 2'],
      [4, 'Map 5'],
      [3, 'Map 4'],
      [5, 'Map 2'],
    ]);
  });

  it('have no other name where the text is all there is: what it has in brackets is not said twice', () => {
    const draw = option(7, 'draw', [], { busting: 1, among: 2 });
    expect(shortNames(groupsOf([draw, ...many], words), words).has(7)).toBe(false);
  });

  it('are called as the board says, where it knows better', () => {
    expect(label(words, option(7, 'bank', []), true, 'Bank nothing')).toEqual({ text: 'Bank nothing', cost: '' });
  });
});

describe('keys', () => {
  it('are letters for what comes often and for tools, numbers for the rest, then letters that are left', () => {
    const many = [option(0, 'draw', [], { busting: 1, among: 2 }), option(1, 'bank', []), ...Array.from({ length: 14 }, (_, n) => option(n + 2, 'go', []))];
    const keys = keysFor(many, words, ['draw', 'bank'], ['Hint', 'Wait']);
    expect([...keys.options.values()].join('')).toBe('db1234567890qert');
    expect(keys.tools).toEqual(['h', 'w']);
  });

  it('are the board’s own where it has some, for what stays and for what is left', () => {
    const many = [option(1, 'draw', []), option(2, 'bank', []), option(6, 'go', []), option(7, 'go', [])];
    const keys = keysFor(many, words, ['bank'], ['Hint'], ({ code }) => ({ 1: '2', 7: 'b' })[code] ?? '');
    expect([...keys.options]).toEqual([
      [1, '2'],
      [2, 'a'],
      [6, '1'],
      [7, 'b'],
    ]);
  });

  it('are never two for one', () => {
    const many = Array.from({ length: 40 }, (_, n) => option(n, 'go', []));
    const { options, tools } = keysFor(many, words, [], ['Hint']);
    const all = [...options.values(), ...tools];
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(36);
  });
});

describe('what can be taken back', () => {
  const open = { ...option(1, 'draw', []), undoable: true };
  it.each([
    [[open], 'none'],
    [[open, option(2, 'draw', [])], 'some'],
    [[option(2, 'draw', []), refused(3, 'bank', [])], 'all'],
  ] as const)('%#', (options, expected) => {
    expect(finality(options)).toBe(expected);
  });

  it('is what the server said when it was asked, and nothing before', () => {
    const options = [1, 2].map((code) => ({ ...option(code, 'draw', []), undoable: null }));
    expect(finality(options)).toBe('none');
    expect(finality(options, new Set([2]))).toBe('some');
    expect(finality(options, new Set([1, 2]))).toBe('all');
  });
});

describe('what lies on the table', () => {
  it('is offered in the order in which it lies there; all else follows by code', () => {
    const asked = decision([option(1, 'bank', ['row:cane']), option(2, 'bank', ['row:axe']), option(3, 'draw', [])], [refused(0, 'bank', ['row:pistol'])]);
    expect(shownOptions(asked, ['row:axe', 'row:pistol', 'row:cane']).map(({ code }) => code)).toEqual([2, 0, 1, 3]);
    expect(shownOptions(asked).map(({ code }) => code)).toEqual([0, 1, 2, 3]);
  });
});
