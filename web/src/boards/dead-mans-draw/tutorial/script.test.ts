import { expect, it } from 'vitest';
import { contentsOf } from '../../../text/contents';
import { reach, textIds, waysThrough } from '../../common/tutorial';
import { placesOf } from '../events/journeys';
import { stacksOf } from '../view';
import { COURSE } from './course';
import { ME, RIVAL } from './game';

const ways = waysThrough(COURSE);

it('loses and doubles no card on any way', () => {
  expect(ways.length).toBe(2);
  for (const { view } of ways) expect(placesOf(view).size + view.draw).toBe(60);
});

it('has a title and a text for every lesson', () => {
  const texts = contentsOf(new URL('en.ftl', import.meta.url));
  expect(textIds(COURSE).filter((id) => !(id in texts))).toEqual([]);
});

it('offers only cards that are on top of a stack', () => {
  for (const lesson of COURSE.lessons) {
    const view = reach(COURSE, lesson.id);
    for (const { targets, args } of lesson.ask?.(view).options ?? []) {
      for (const target of targets) {
        const [kind, seat] = target.split(':');
        if (kind !== 'stack') continue;
        const tops = stacksOf(view.players[Number(seat)]?.bank ?? []).map(({ top }) => top);
        expect(tops).toContain(args['card']);
      }
    }
  }
});

it('counts the odds as anyone could: of six Mermaids one lies in play and one in the discard pile', () => {
  expect(reach(COURSE, 'luck').risk).toEqual([4, 47]);
});

it('ends with the highest card of each suit: Cannon 5, Key 6, Chest 7, Hook 7, Kraken 5 against Map 6, Sword 2, Mermaid 7 and one spared', () => {
  const scores = ways.map(({ view }) => [view.players[ME]?.score, view.players[RIVAL]?.score]);
  expect(scores).toEqual([
    [30, 15 + 6],
    [30, 15 + 5],
  ]);
});

it('sends whoever picks the busting card back to the same lesson', () => {
  const hook = COURSE.lessons.find(({ id }) => id === 'hook');
  const busting = hook?.ask?.(reach(COURSE, 'hook')).options.find(({ key }) => key.endsWith('busting'));
  expect(busting).toBeDefined();
  expect(hook?.then(busting ?? null)).toBeNull();
});
