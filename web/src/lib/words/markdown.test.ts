import { describe, expect, it } from 'vitest';
import { blocks, inline } from './markdown';

describe('inline', () => {
  it('knows strong, emphasis, code and rule ids', () => {
    expect(inline('A **bold** word, _so_ to `say`; see DMD-3.5.')).toEqual([
      { text: 'A ', style: '' },
      { text: 'bold', style: 'strong' },
      { text: ' word, ', style: '' },
      { text: 'so', style: 'em' },
      { text: ' to ', style: '' },
      { text: 'say', style: 'code' },
      { text: '; see ', style: '' },
      { text: 'DMD-3.5', style: 'rule' },
      { text: '.', style: '' },
    ]);
  });

  it('leaves names with underscores alone, and tells chapters from rules', () => {
    expect(inline('safe_choices and DMD-3').map((part) => part.style)).toEqual(['', 'chapter']);
  });

  it.each([
    ['DMD-17.3', 'rule'],
    ['R-12', 'rule'],
    ['BB-R.12', 'rule'],
    ['BB-D.2', 'rule'],
    ['GH-S-FOC-08', 'rule'],
    ['DR-10', 'chapter'],
    ['GH-S-FOC', 'chapter'],
  ])('knows the ids of every game: %s', (id, style) => {
    expect(inline(`See ${id}, ${id}.`)).toEqual([
      { text: 'See ', style: '' },
      { text: id, style },
      { text: ', ', style: '' },
      { text: id, style },
      { text: '.', style: '' },
    ]);
  });

  it.each(['HP 8', 'a 2-1 room', 'R-rated', 'the X.', 'BB', 'IF-IT'])('takes no other word for an id: %s', (text) => {
    expect(inline(text)).toEqual([{ text, style: '' }]);
  });
});

describe('blocks', () => {
  it('are paragraphs, lists and tables', () => {
    expect(blocks('One\ntwo.\n\n- a\n  b\n- c\n\n| x | y |\n| --- | --- |\n| 1 | 2 |')).toEqual([
      { kind: 'paragraph', text: 'One two.' },
      { kind: 'list', ordered: false, items: ['a b', 'c'] },
      { kind: 'table', head: ['x', 'y'], rows: [['1', '2']] },
    ]);
  });

  it('count where the page counts', () => {
    expect(blocks('1. a\n2. b')).toEqual([{ kind: 'list', ordered: true, items: ['a', 'b'] }]);
  });
});
