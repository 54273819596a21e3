import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentsOf } from '../../../text/contents';
import type { Happening } from '../../common/happening';
import { reach, textIds, waysThrough } from '../../common/tutorial';
import { storiesOf } from '../events/story';
import type { TableView } from '../view';
import { COURSE } from './course';
import { CARDS, SPACES } from './cards';
import { DENISE, FIRST_VIEW, ME, MONSTERS, RODRIGO } from './game';

const ways = waysThrough(COURSE);
const [{ view: end }] = ways as [(typeof ways)[0]];

it('has one way through, and every other choice leads back to the same lesson', () => {
  expect(ways.length).toBe(1);
  for (const lesson of COURSE.lessons) {
    const options = lesson.ask?.(reach(COURSE, lesson.id)).options ?? [];
    expect(options.filter((option) => lesson.then(option) !== null).length).toBe(lesson.ask ? 1 : 0);
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
    for (const { targets, args } of lesson.ask?.(view).options ?? []) {
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

it('calls its rounds by their numbers, the first one too', () => {
  let view: TableView = COURSE.first;
  const log: Happening[] = [];
  const seen: number[] = [];
  for (const event of allEvents()) {
    log.push(event);
    view = COURSE.tell(view, [event], false);
    const { last } = storiesOf(log.map((one, n) => ({ n, rule: '', ...one })), view.round);
    if (last) seen.push(last.round);
  }
  expect([...new Set(seen)]).toEqual([1, 2, 3]);
});

it('plays with cards that are in the game, as they are printed there', () => {
  const cards = entries('cards.toml');
  expect(Object.keys(CARDS)).toEqual([...cards.keys()]);
  for (const [id, { type, damage, instant, rule, known, single_source }] of Object.entries(CARDS)) {
    const entry = cards.get(id) ?? '';
    expect([type, damage, rule], id).toEqual([textOf(entry, 'type'), numberOf(entry, 'damage'), textOf(entry, 'rule')]);
    expect([instant, known], id).toEqual([entry.includes('timing = "instant"'), knownOf(entry)]);
    expect(single_source, id).toEqual(listOf(entry, 'single_source'));
  }
});

it('meets monsters that are in the game, as they are printed there', () => {
  const monsters = entries('monsters.toml');
  for (const { id, group, hp, die, trophies, moments, known, single_source } of [...MONSTERS, FIRST_VIEW.final_boss]) {
    const entry = monsters.get(id) ?? '';
    expect([group, hp, die], id).toEqual([textOf(entry, 'group'), numberOf(entry, 'hp'), textOf(entry, 'die')]);
    expect([trophies, known], id).toEqual([listOf(entry, 'trophies'), knownOf(entry)]);
    expect(single_source, id).toEqual(listOf(entry, 'single_source'));
    expect(moments, id).toEqual([...entry.matchAll(/timing = "([^"]*)"/g)].map(([, moment]) => moment));
  }
});

it('counts trophies as the board does', () => {
  const table = readFileSync(new URL('table.toml', CONTENT), 'utf-8');
  expect(table).toContain(`spaces = [${SPACES.join(', ')}]`);
});

const CONTENT = new URL('../../../../../src/taverna/games/bloodborne/content/', import.meta.url);

/** The entries of a content file by id, as text. */
function entries(file: string): Map<string, string> {
  const blocks = readFileSync(new URL(file, CONTENT), 'utf-8').split(/^\[\[.*\]\]$/m).slice(1);
  return new Map(blocks.map((block) => [textOf(block, 'id'), block]));
}

function textOf(entry: string, field: string): string {
  return new RegExp(`^${field} = "(.*)"$`, 'm').exec(entry)?.[1] ?? '';
}

function numberOf(entry: string, field: string): number | null {
  const found = new RegExp(`^${field} = (\\d+)$`, 'm').exec(entry)?.[1];
  return found === undefined ? null : Number(found);
}

function listOf(entry: string, field: string): string[] {
  const found = new RegExp(`^${field} = \\[(.*)\\]$`, 'm').exec(entry)?.[1] ?? '';
  return [...found.matchAll(/"([^"]*)"/g)].map(([, item = '']) => item);
}

function knownOf(entry: string): string {
  return entry.includes('\nproposed = true') ? 'proposed' : textOf(entry, 'confidence') || 'high';
}

function allEvents(): Happening[] {
  return COURSE.lessons.flatMap((lesson) => {
    const options = lesson.ask?.(reach(COURSE, lesson.id)).options ?? [null];
    return options.flatMap((option) => [...(lesson.then(option) ?? [])]);
  });
}
