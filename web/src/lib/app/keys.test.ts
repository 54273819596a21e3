import { describe, expect, it } from 'vitest';
import { letters } from './keys';

describe('letters', () => {
  it('are the first ones of the words', () => {
    expect(letters(['Draw', 'Bank', 'Hint', 'Undo'])).toEqual(['d', 'b', 'h', 'u']);
  });

  it('go on to the next letter when one is taken', () => {
    expect(letters(['Sacar', 'Coletar', 'Dica', 'Desfazer'])).toEqual(['s', 'c', 'd', 'e']);
  });

  it('leave accents and signs away', () => {
    expect(letters(['¡Érase', 'Ócio'])).toEqual(['e', 'o']);
  });

  it('give up when nothing is free', () => {
    expect(letters(['aa', 'a'], ['a'])).toEqual(['', '']);
  });
});
