import { expect, it } from 'vitest';
import { contentsOf } from '../../../text/contents';
import type { Happening } from '../../common/happening';
import { reach, textIds, waysThrough } from '../../common/tutorial';
import type { TableView } from '../view';
import { COURSE } from './course';
import { CARDS } from './cards';
import { DENISE, ME, RODRIGO } from './game';

const ways = waysThrough(COURSE);
const [{ view: end }] = ways as [(typeof ways)[0]];

it('has one way through, and every other choice leads back to the same lesson', () => {
  expect(ways.length).toBe(1);
  for (const lesson of COURSE.lessons) {
    const choices = lesson.ask?.(reach(COURSE, lesson.id)).choices ?? [];
    expect(choices.filter((choice) => lesson.then(choice) !== null).length).toBe(lesson.ask ? 1 : 0);
  }
});

it('has a title and a text for every lesson, and for every wrong choice', () => {
  const texts = contentsOf(new URL('en.ftl', import.meta.url));
  const wrong = COURSE.lessons.filter(({ ask }) => ask).map(({ id }) => `lesson-${id}-no`);
  expect([...textIds(COURSE), ...wrong].filter((id) => !(id in texts))).toEqual([]);
});

it('offers only cards that lie where they are offered', () => {
  for (const lesson of COURSE.lessons) {
    const view = reach(COURSE, lesson.id);
    for (const { targets, args } of lesson.ask?.(view).choices ?? []) {
      for (const target of targets) expect(target.startsWith('hand:') ? view.hand : view.row).toContain(args['card']);
    }
  }
});

it('teaches the numbers of the rules: what blood is taken is gone from the monster, half of 3 is 1, of 1 is 0', () => {
  const events = allEvents();
  for (const { kind, args } of events) {
    if (kind === 'hurt-halved') expect(args['number']).toBe(Math.floor(Number(args['base']) / 2));
    if (kind === 'took') expect(args['number']).toBe(CARDS[String(args['card'])]?.damage);
    if (kind === 'took-less') expect(args['left']).toBe(0);
  }
  expect(events.filter(({ kind }) => kind === 'hurt-halved').length).toBe(3);
});

it('keeps count of blood and health', () => {
  let view: TableView = COURSE.first;
  for (const event of allEvents()) {
    const { kind, args } = event;
    const before = view.players[Number(args['seat'])];
    if (kind.startsWith('took')) {
      expect(args['total']).toBe((before?.collected ?? 0) + Number(args['number']));
      expect(args['left']).toBe((view.monster?.blood ?? 0) - Number(args['number']));
    }
    if (kind.startsWith('hurt')) expect(args['hp']).toBe(Math.max(0, (before?.hp ?? 0) - Number(args['number'])));
    if (kind === 'died') expect(args['number']).toBe(before?.collected);
    if (kind === 'revealed' && before?.seat === ME) expect(view.hand).toContain(args['card']);
    view = COURSE.tell(view, [event], false);
  }
});

it('ends with 3 banked and two trophies; who died has lost everything but his trophy', () => {
  expect([end.players[ME]?.score, end.players[ME]?.collected]).toEqual([5, 3]);
  expect(end.players[DENISE]?.score).toBe(5);
  expect([end.players[RODRIGO]?.score, end.players[RODRIGO]?.deaths]).toEqual([1, 1]);
});

function allEvents(): Happening[] {
  return COURSE.lessons.flatMap((lesson) => {
    const choices = lesson.ask?.(reach(COURSE, lesson.id)).choices ?? [null];
    return choices.flatMap((choice) => [...(lesson.then(choice) ?? [])]);
  });
}
