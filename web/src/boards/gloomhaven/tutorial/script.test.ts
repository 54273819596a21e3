import { describe, expect, it } from 'vitest';
import { contentsOf } from '../../../text/contents';
import { reach, textIds, waysThrough } from '../../common/tutorial';
import { figureIn } from '../view';
import { COURSE } from './course';
import { BRUTE, ELITE, GUARD, ME, NEXT_TO_ME } from './game';

const LONGEST = 200;
const ways = waysThrough(COURSE);

it('can be gone through by every good choice: the guard comes to one hex or the other', () => {
  expect(ways.map(({ taken }) => taken.length)).toEqual(ways.map(() => COURSE.lessons.length));
  expect(ways.length).toBe(NEXT_TO_ME.length);
});

it('has a short text for every lesson in every language', () => {
  for (const language of ['en', 'pt-BR', 'es']) {
    const texts = contentsOf(new URL(`${language}.ftl`, import.meta.url));
    expect(textIds(COURSE).filter((id) => !(id in texts))).toEqual([]);
    for (const id of textIds(COURSE)) expect(COURSE.say(language, id).length, `${language} ${id}`).toBeLessThan(LONGEST);
  }
});

it('says why where a choice is no good idea', () => {
  const texts = contentsOf(new URL('en.ftl', import.meta.url));
  for (const lesson of COURSE.lessons) {
    const options = lesson.ask?.(reach(COURSE, lesson.id)).options ?? [];
    if (options.some((option) => !lesson.then(option))) expect(texts).toHaveProperty(`lesson-${lesson.id}-no`);
  }
});

describe('the table', () => {
  it.each(COURSE.lessons.map(({ id }) => id))('holds every card of mine in one place in lesson %s', (id) => {
    const mine = reach(COURSE, id).heroes[ME];
    const cards = [...(mine?.hand ?? []), ...(mine?.played ?? []), ...(mine?.discard ?? []), ...(mine?.lost ?? [])];
    expect([...cards].sort()).toEqual(['grab-and-go', 'leaping-cleave', 'overwhelming-assault', 'spare-dagger', 'trample']);
  });

  it.each(COURSE.lessons.map(({ id }) => id))('has one figure on a hex in lesson %s', (id) => {
    const cells = reach(COURSE, id).figures.map(({ cell }) => cell);
    expect(new Set(cells).size).toBe(cells.length);
  });

  it('asks only for hexes of the map', () => {
    for (const lesson of COURSE.lessons) {
      const view = reach(COURSE, lesson.id);
      const cells = view.board.cells.map(([cell]) => cell);
      for (const { args } of lesson.ask?.(view).options ?? []) if ('cell' in args) expect(cells).toContain(args['cell']);
    }
  });
});

// By the rules: 10 - 2 (attack 2, +0); elite 9 - (3 + 1 - shield 1); guard 6 - (3 - 1), then attack 3 + 1 kills it; its coin is looted.
it('ends with the health and the coin that the rules give', () => {
  for (const { view } of ways) {
    expect(figureIn(view, BRUTE)?.hp).toBe(8);
    expect(figureIn(view, ELITE)?.hp).toBe(6);
    expect(figureIn(view, GUARD)).toBeUndefined();
    expect(view.heroes[ME]?.tokens).toBe(1);
    expect(view.board.coins).toEqual([]);
    expect(view.elements.air).toBe(2);
  }
});
