import { describe, expect, it } from 'vitest';
import { contentsOf } from '../../../text/contents';
import { reach, textIds, waysThrough } from '../../common/tutorial';
import { ITEMS, powerOf } from '../view';
import { COURSE } from './course';
import { DENISE, ME, RODRIGO } from './game';

const LONGEST = 200;
const ways = waysThrough(COURSE);

it('can be gone through by every good choice', () => {
  expect(ways.map(({ taken }) => taken.length)).toEqual(ways.map(() => COURSE.lessons.length));
  expect(ways.length).toBe(2);
});

it('has a short text for every lesson in every language', () => {
  for (const language of ['en', 'pt-BR', 'es']) {
    const texts = contentsOf(new URL(`${language}.ftl`, import.meta.url));
    expect(textIds(COURSE).filter((id) => !(id in texts))).toEqual([]);
    for (const id of textIds(COURSE)) expect(COURSE.say(language, id, { coins: 4 }).length, id).toBeLessThan(LONGEST);
  }
});

it('says why where a choice is no good idea', () => {
  const texts = contentsOf(new URL('en.ftl', import.meta.url));
  for (const lesson of COURSE.lessons) {
    const options = lesson.ask?.(reach(COURSE, lesson.id)).options ?? [];
    if (options.some((option) => !lesson.then(option))) expect(texts).toHaveProperty(`lesson-${lesson.id}-no`);
  }
});

it('asks only for cards that I hold', () => {
  for (const lesson of COURSE.lessons) {
    const view = reach(COURSE, lesson.id);
    for (const { args } of lesson.ask?.(view).options ?? []) {
      if (args['card']) expect(view.hand).toContain(args['card']);
    }
  }
});

describe('the table', () => {
  it.each(COURSE.lessons.map(({ id }) => id))('holds together in lesson %s', (id) => {
    const view = reach(COURSE, id);
    const mine = view.players[ME];
    const powers = view.hand.flatMap((card) => powerOf(card) ?? []);
    expect([...powers, ...(mine?.played ?? [])].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(mine?.cards).toBe(view.hand.length);
    for (const item of ITEMS) expect(view.supply[item]).toBeLessThanOrEqual(6);
  });

  it('keeps what the torch showed until the room is entered', () => {
    const seen = reach(COURSE, 'vault').row.map(({ seen: shown, room }) => shown && room?.id);
    expect(seen).toEqual([false, false, false, 'dragon-1', 'trap-lava']);
    expect(reach(COURSE, 'ball').row[3]).toMatchObject({ state: 'current', seen: false });
  });
});

// By the rules: a shared chest of 4 is 2 each (DR-6.3), the lava takes 1 for a 3 (DR-9.2), a potion heals 1 (DR-8.5).
it('ends with the coins and wounds that the rules give, and Denise faints', () => {
  for (const { view } of ways) {
    expect(view.players.map(({ coins, wounds }) => [coins, wounds])).toEqual([
      [3 + 2 - 1, 2],
      [2 + 2, 2 + 3],
      [1 + 2, 1 + 2 - 1],
    ]);
    expect(view.result).toMatchObject({ fainted: [DENISE], winners: [ME], ranking: [ME, RODRIGO, DENISE] });
  }
});
