import { expect, test } from 'vitest';
import { pickLanguage } from './languages';

test.each([
  [null, ['pt-PT', 'en'], 'pt-BR'],
  [null, ['fr-FR', 'es-419', 'en'], 'es'],
  [null, ['fr'], 'en'],
  [null, [], 'en'],
  ['es', ['pt-BR'], 'es'],
  ['xx', ['pt-BR'], 'pt-BR'],
])('remembered %s, browser wants %j: %s', (remembered, wanted, expected) => {
  expect(pickLanguage(remembered, wanted)).toBe(expected);
});
