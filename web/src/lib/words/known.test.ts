// The sentences of tests/i18n/test_provenance.py, word for word: both sides must say the same.
import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { Catalogue } from './catalogue';
import { knownInWords, weakNames, wholeFields } from './known';
import type { InventoryInfo } from '../net/wire';
import { Words } from './words';

function words(language: string): Words {
  const read = (place: string) =>
    readFileSync(new URL(`../../../../src/taverna/${place}/text/${language}.ftl`, import.meta.url), 'utf-8');
  const texts = [read('i18n'), read('games/bloodborne')];
  return new Words(
    new Catalogue([{ language, texts }], (problem) => {
      throw new Error(problem);
    }),
  );
}

const inventory = (proposed: number, single: number, unit = 'cards', total = 9): InventoryInfo => ({
  unit,
  total,
  counts: { proposed, partly: 0, 'single-source': single },
  weak: [],
});

test.each([
  [
    'en',
    '9 cards: 1 is a proposal and 2 rest on a single source.',
    '9 cards: 1 rests on a single source.',
    '9 scenarios: 2 are proposals.',
    '9 cards: all of them attested.',
  ],
  [
    'pt-BR',
    '9 cartas: 1 é uma proposta nossa e 2 vêm de uma só fonte.',
    '9 cartas: 1 vem de uma só fonte.',
    '9 cenários: 2 são propostas nossas.',
    '9 cartas: tudo confirmado.',
  ],
  [
    'es',
    '9 cartas: 1 es una propuesta nuestra y 2 vienen de una sola fuente.',
    '9 cartas: 1 viene de una sola fuente.',
    '9 escenarios: 2 son propuestas nuestras.',
    '9 cartas: todo confirmado.',
  ],
])('how well a box is known, in %s', (language, ...sentences) => {
  const boxes = [inventory(1, 2), inventory(0, 1), inventory(2, 0, 'scenarios'), inventory(0, 0)];
  expect(boxes.map((box) => knownInWords(words(language), box))).toEqual(sentences);
  expect(knownInWords(words(language), inventory(0, 0, 'cards', 0))).toBe('');
});

it('names what is weak, under each way in which it is', () => {
  const weak = [
    { kind: 'card', id: 'cannon', copies: 2, standings: ['proposed'] },
    { kind: 'monster', id: 'rabid-dog', copies: 1, standings: ['partly', 'single-source'] },
    { kind: 'card', id: 'molotov-cocktail', copies: 2, standings: [] },
  ];
  expect(weakNames(words('es'), { ...inventory(2, 1), weak })).toEqual([
    { standing: 'Propuestas nuestras, en lugar de lo que no se conoce', names: ['Cañón'] },
    { standing: 'Propuestas en parte', names: ['Perro rabioso'] },
    { standing: 'De una sola fuente', names: ['Perro rabioso'] },
  ]);
});

it('tells a part of a field as the field, and once', () => {
  expect(wholeFields(['effects[0].cond', 'effects[1]', 'copies'])).toEqual(['effects', 'copies']);
});
