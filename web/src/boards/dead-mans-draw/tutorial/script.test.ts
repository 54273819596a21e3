import { expect, it } from 'vitest';
import type { Choice } from '../../../lib/wire';
import { placesOf } from '../journeys';
import { stacksOf, type TableView } from '../view';
import { FIRST_VIEW, ME, RIVAL, tell } from './game';
import { LESSONS } from './script';

interface Way {
  view: TableView;
  taken: string[];
}

/** Every way through the tutorial: all choices of all lessons that lead on. */
function ways(): Way[] {
  let found: Way[] = [{ view: FIRST_VIEW, taken: [] }];
  for (const lesson of LESSONS) {
    found = found.flatMap(({ view, taken }) =>
      lesson.ask(view).choices.flatMap((choice) => {
        const events = lesson.then(choice);
        return events ? [{ view: tell(view, events), taken: [...taken, choice.key] }] : [];
      }),
    );
  }
  return found;
}

function reach(id: string): TableView {
  let view = FIRST_VIEW;
  for (const lesson of LESSONS) {
    if (lesson.id === id) return view;
    view = tell(view, lesson.then(lesson.ask(view).choices[0] as Choice) ?? []);
  }
  return view;
}

it('loses and doubles no card on any way', () => {
  expect(ways().length).toBe(2);
  for (const { view } of ways()) expect(placesOf(view).size + view.draw).toBe(60);
});

it('offers only cards that are on top of a stack', () => {
  for (const lesson of LESSONS) {
    const view = reach(lesson.id);
    for (const { targets, args } of lesson.ask(view).choices) {
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
  expect(reach('luck').risk).toEqual([4, 47]);
});

it('ends with the highest card of each suit: Cannon 5, Key 6, Chest 7, Hook 7, Kraken 5 against Map 6, Sword 2, Mermaid 7 and one spared', () => {
  const scores = ways().map(({ view }) => [view.players[ME]?.score, view.players[RIVAL]?.score]);
  expect(scores).toEqual([
    [30, 15 + 6],
    [30, 15 + 5],
  ]);
});

it('sends whoever picks the busting card back to the same lesson', () => {
  const hook = LESSONS.find(({ id }) => id === 'hook');
  const busting = hook?.ask(reach('hook')).choices.find(({ key }) => key.endsWith('busting'));
  expect(hook?.then(busting as Choice)).toBeNull();
});
