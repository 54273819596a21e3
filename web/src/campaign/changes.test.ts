import { expect, test } from 'vitest';
import { gains, moments } from './changes';
import type { Hero, World } from './world';

const hero = (id: string, more: Partial<Hero> = {}) => ({ id, name: id.toUpperCase(), class: 'brute', player: 'Ana', standing: 'playing', level: 2, gold: 10, xp: 50, checks: 1, items: [1], ...more }) as Hero;
const world = (heroes: Hero[], classes: string[] = ['brute']) => ({ heroes, classes }) as World;

test('who paid and who gained, and nobody else', () => {
  const before = world([hero('h1'), hero('h2'), hero('h3')]);
  const after = world([hero('h1', { gold: 5, items: [] }), hero('h2'), hero('h3', { xp: 60, items: [1, 7] })]);
  expect(gains(before, after, ['h1', 'h2', 'h3'])).toEqual([
    { id: 'h1', name: 'H1', gold: -5, xp: 0, checks: 0, got: [], gave: [1] },
    { id: 'h3', name: 'H3', gold: 0, xp: 10, checks: 0, got: [7], gave: [] },
  ]);
});

test('a retirement comes before the class that it opens', () => {
  const before = world([hero('h1'), hero('h2', { standing: 'retired' })]);
  const after = world([hero('h1', { standing: 'retired' }), hero('h2', { standing: 'retired' })], ['brute', 'saw']);
  expect(moments(before, after).map((one) => (one.kind === 'class' ? one.class : one.name))).toEqual(['H1', 'saw']);
  expect(moments(after, after)).toEqual([]);
});
