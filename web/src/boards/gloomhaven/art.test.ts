// Every summon of every class is drawn as what it is.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isDrawn } from './art.svelte';

const words = readFileSync(new URL('../../../../src/taverna/games/gloomhaven/text/en.ftl', import.meta.url), 'utf8');

it('has a picture for each summon', () => {
  const summons = [...words.matchAll(/^summon-([a-z-]+) =/gm)].map((match) => match[1] ?? '');
  expect(summons.length).toBeGreaterThan(40);
  expect(summons.filter((name) => !isDrawn(name))).toEqual([]);
});
