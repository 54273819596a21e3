// Every language says the same things, and every id that the pages name exists and is used.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentsOf } from '../text/contents';

const contents = (language: string) => contentsOf(new URL(`text/${language}.ftl`, import.meta.url));
const english = contents('en');
const top = new URL('..', import.meta.url);
const code = readdirSync(top, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, top), 'utf-8'))
  .join('\n');

test.each(['pt-BR', 'es'])('%s says what English says', (language) => {
  expect(contents(language)).toEqual(english);
});

test('only texts that exist are named', () => {
  const named = [...code.matchAll(/\bc\('([a-z-]+)'/g)].map((match) => match[1] ?? '');
  expect(named.filter((id) => !(id in english))).toEqual([]);
});

test('every text is used', () => {
  const built = [...code.matchAll(/\bc\(`([^`]*)`/g)].map((match) => new RegExp(`^${(match[1] ?? '').replace(/\$\{[^}]+\}/g, '[a-z-]+')}$`));
  expect(Object.keys(english).filter((id) => !code.includes(`'${id}'`) && !built.some((one) => one.test(id)))).toEqual([]);
});
