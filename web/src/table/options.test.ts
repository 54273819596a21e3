import { describe, expect, it } from 'vitest';
import { Catalogue } from '../lib/catalogue';
import type { Choice, Question, Refused } from '../lib/wire';
import { Words } from '../lib/words';
import { label, shownTargets, targetsOf } from './options';

const TEXTS = `
option-draw = Draw ({ $busting } of { $among } would bust)
option-bank = Bank
error-kraken = The Kraken wants { $number } more.
`;
const words = new Words(new Catalogue([{ language: 'en', texts: [TEXTS] }]));

const choice = (code: number, key: string, targets: string[], args = {}): Choice => ({
  code,
  key,
  args,
  targets,
  rule: '',
  undoable: false,
});
const refused = (code: number, key: string, targets: string[]): Refused => ({
  ...choice(code, key, targets),
  why: 'kraken',
  why_args: { number: 2 },
});
const question = (choices: Choice[], no: Refused[]): Question => ({
  seat: 0,
  kind: 'turn',
  sealed: false,
  ticket: 1,
  choices,
  refused: no,
});

describe('a label', () => {
  const draw = choice(0, 'draw', ['draw'], { busting: 3, among: 9 });

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

describe('targets', () => {
  it('keep their order, allowed or not', () => {
    const shown = shownTargets(question([choice(0, 'draw', []), choice(7, 'draw', [])], [refused(1, 'bank', [])]));
    expect(shown.map((target) => target.code)).toEqual([0, 1, 7]);
  });

  it('prefer what is allowed', () => {
    const targets = targetsOf(question([choice(5, 'draw', ['pile'])], [refused(1, 'bank', ['pile', 'play'])]));
    expect(targets.get('pile')?.code).toBe(5);
    expect(targets.get('play')?.code).toBe(1);
    expect(targetsOf(null).size).toBe(0);
  });
});
