// Every board says the same things in every language: its own words, and those of its tutorial.
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentsOf } from '../text/contents';

const here = new URL('.', import.meta.url);
const english = readdirSync(here, { recursive: true, encoding: 'utf-8' }).filter((name) => /(^|\/)en\.ftl$/.test(name));
const pairs = english.flatMap((file) => ['pt-BR', 'es'].map((language) => [file, file.replace('en.ftl', `${language}.ftl`)]));

test.each(pairs)('%s and %s', (one = '', other = '') => {
  expect(contentsOf(new URL(other, here))).toEqual(contentsOf(new URL(one, here)));
});

test('there are some', () => {
  expect(english).toContain('dead-mans-draw/tutorial/en.ftl');
});
