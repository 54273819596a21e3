import { describe, expect, it } from 'vitest';
import { END, topicFor, type Situation } from '../../guide';
import type { TableView } from '../view';
import guide from './guide';

const option = (key: string, args: Record<string, unknown> = {}) => ({ code: 1, key, args, targets: [], rule: '', undoable: true });

function here(kind: string, more: object = {}, options = [option('x')], log: object[] = []): Situation<TableView> {
  const hero = { seat: 0, chosen: '', lost: [], discard: [] };
  const view = {
    round: 1,
    elements: { fire: 0 },
    board: { coins: [], doors: [[9, 0, 0, 0]] },
    figures: [{ slot: 3, kind: 'monster' }],
    heroes: [hero],
    ...more,
  };
  const decision = { seat: 0, kind, options, refused: [], sealed: false, ticket: 1 };
  return { view, decision, log } as unknown as Situation<TableView>;
}

const hero = (more: object) => ({ heroes: [{ seat: 0, chosen: '', lost: [], discard: [], ...more }] });
const board = (more: object) => ({ board: { coins: [], doors: [[9, 0, 0, 0]], ...more } });
const BASICS = ['sheet', 'start', 'lead', 'second', 'damage', 'turn', 'target', 'move', 'short-rest'];

describe('the guide', () => {
  it.each([
    ['sheet', here('prepare')],
    ['start', here('start')],
    ['lead', here('select')],
    ['second', here('select', hero({ chosen: 'trample' }))],
    ['damage', here('damage')],
    ['turn', here('turn')],
    ['target', here('target')],
    ['move', here('move')],
    ['door', here('move', {}, [option('cell-move', { cell: 9 })])],
    ['short-rest', here('short-rest')],
  ])('says %s when it comes up', (topic, situation) => {
    expect(topicFor(guide, situation, [])).toBe(topic);
  });

  it.each([
    ['long-rest', here('select', hero({ discard: ['a', 'b', 'c'] }), [option('rest-select')])],
    ['door', here('turn', { figures: [] })],
    ['room', here('turn', board({ doors: [[9, 0, 0, 1]] }))],
    ['monsters', here('turn', {}, [option('x')], [{ kind: 'turn', args: { slot: 3 } }])],
    ['end-turn', here('turn', {}, [option('done-turn')])],
    ['loot', here('turn', board({ coins: [[4, 1]] }))],
    ['element', here('turn', { elements: { fire: 2 } })],
    ['waning', here('turn', { elements: { fire: 1 } })],
    ['lost', here('turn', hero({ lost: ['trample'] }))],
  ])('says %s to whoever knows the basics', (topic, situation) => {
    expect(topicFor(guide, situation, BASICS)).toBe(topic);
  });

  it('says nothing twice, and nothing where there is nothing to say', () => {
    expect(topicFor(guide, here('turn'), ['turn'])).toBeUndefined();
    expect(topicFor(guide, here('push'), [])).toBeUndefined();
  });

  it('ends when a room was taught, and then is silent', () => {
    const all = guide.topics.map(({ id }) => id);
    expect(topicFor(guide, here('turn'), all)).toBe(END);
    expect(topicFor(guide, here('turn'), [...all, END])).toBeUndefined();
    expect(topicFor(guide, here('turn'), all.filter((id) => id !== 'long-rest'))).toBeUndefined();
  });

  it('teaches what a first room has', () => {
    const taught = guide.topics.map(({ id }) => id);
    for (const id of ['lead', 'second', 'move', 'target', 'loot', 'door', 'short-rest', 'long-rest', 'waning', 'monsters', 'lost', 'damage']) expect(taught).toContain(id);
  });

  it.each(['en', 'pt-BR', 'es'])('has all its texts in %s', (language) => {
    const ids = ['begin', ...guide.topics.map(({ id }) => id), 'end'].flatMap((id) => [`lesson-${id}`, `lesson-${id}-title`]);
    expect(ids.filter((id) => guide.say(language, id) === id)).toEqual([]);
  });
});
