// Every language says the same things: same ids, same attributes, same variables. And every id that the code names exists.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { contentsOf } from './contents';

const LANGUAGES = ['en', 'pt-BR', 'es'];
const contents = (language: string) => contentsOf(new URL(`${language}.ftl`, import.meta.url));

function sources(): string {
  const top = new URL('..', import.meta.url);
  return readdirSync(top, { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, top), 'utf-8'))
    .join('\n');
}

const english = contents('en');
const code = sources();

test.each(LANGUAGES.slice(1))('%s says what English says', (language) => {
  expect(contents(language)).toEqual(english);
});

test('ids are ours', () => {
  expect(Object.keys(english).filter((id) => !id.startsWith('ui-'))).toEqual([]);
});

describe('the code', () => {
  it('names only texts that exist', () => {
    const named = [...code.matchAll(/'(ui-[a-z-]+)'/g)].map((match) => match[1] ?? '');
    expect(named.filter((id) => !(id in english))).toEqual([]);
  });

  it('uses every text', () => {
    const built = [...code.matchAll(/`(ui-[^`]*)`/g)].map((match) => match[1] ?? '');
    // `ui-${name}` alone would match everything: the settings build their ids from these names.
    const patterns = built
      .filter((id) => id !== 'ui-${name}' && id !== 'ui-${name}-${value}')
      .map((id) => new RegExp(`^${id.replace(/\$\{[^}]+\}/g, '[a-z-]+')}$`));
    const settings = /^ui-(theme|motion|speed|sound|odds|banter|shortcuts)(-[a-z]+)?$/;
    const unused = Object.keys(english)
      .map((id) => id.split('.')[0] ?? '')
      .filter((id) => !code.includes(`'${id}'`) && ![...patterns, settings].some((pattern) => pattern.test(id)));
    expect(unused).toEqual([]);
  });
});
