// One connection and several: what is sent again, what is kept apart.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begin } from '../app/begun';
import { event, FakeSocket, fakeBrowser, decision, seat, table, update } from './fakes';
import { TableSession } from './table.svelte';
import type { Hint, TableInfo } from '../net/wire';

beforeEach(() => {
  vi.useFakeTimers();
  fakeBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connection(index: number): FakeSocket {
  const found = FakeSocket.all[index];
  if (!found) throw new Error(`there is no connection ${index}`);
  return found;
}

function greet(index: number, at: TableInfo, number: number | null): FakeSocket {
  const socket = connection(index);
  socket.accept();
  socket.tell({ type: 'hello', table: at, seat: number, said: [] });
  return socket;
}

const MINE = table([seat(0, { mine: true }), seat(1, { kind: 'bot' })]);
const SHARED = table([seat(0, { mine: true, name: 'Ana' }), seat(1, { mine: true, name: 'Bia' })]);

describe('my answer', () => {
  function asked() {
    const session = new TableSession('abc');
    const socket = greet(0, MINE, 0);
    socket.tell(update({ decision: decision(3), events: [event(0), event(1)] }));
    session.shown.choose(5);
    return { session, socket };
  }

  it('quotes its decision, and is given once', () => {
    const { session, socket } = asked();
    session.shown.choose(5);
    expect(socket.sent).toEqual([{ type: 'choose', ticket: 3, code: 5, id: 1 }]);
  });

  it('is said again when the connection broke and the decision is still open', () => {
    const { socket } = asked();
    socket.drop();
    vi.advanceTimersByTime(1000);
    expect(connection(1).address).toContain('since=2');
    greet(1, MINE, 0).tell(update({ decision: decision(3) }));
    expect(connection(1).sent).toEqual([{ type: 'choose', ticket: 3, code: 5, id: 1 }]);
  });

  it('is not said again when it had arrived', () => {
    const { session, socket } = asked();
    socket.drop();
    vi.advanceTimersByTime(1000);
    greet(1, MINE, 0).tell(update({ decision: decision(4) }));
    expect(connection(1).sent).toEqual([]);
    expect(session.shown.chosen).toBeNull();
  });

  it('is on its way while somebody else answers in secret', () => {
    const { session, socket } = asked();
    socket.tell(update({ decision: decision(3), answered: [1] }));
    expect(socket.sent).toHaveLength(1);
    expect(session.shown.chosen?.code).toBe(5);
  });

  it('may be given again after a refusal', () => {
    const { session, socket } = asked();
    socket.tell({ type: 'fault', code: 'illegal-choice', text: 'No.', rule: '', why: '', detail: '', sent: 1 });
    expect(session.shown.chosen).toBeNull();
  });
});

describe('an offer', () => {
  const option = { code: 9, key: 'torch', args: {}, targets: [], rule: '', undoable: false };
  const offers = { seat: 0, ticket: 6, options: [option] };

  it('may have the ticket of the decision that I have just answered', () => {
    const session = new TableSession('abc');
    const socket = greet(0, MINE, 0);
    socket.tell(update({ decision: decision(6) }));
    session.shown.choose(5);
    socket.tell(update({ offers, answered: [0], waiting: [1] }));
    expect(session.shown.chosen).toBeNull();
  });

  it('is announced with its own ticket, although nothing is asked', () => {
    const session = new TableSession('abc');
    const socket = greet(0, MINE, 0);
    socket.tell(update({ offers, waiting: [1] }));
    session.shown.choose(5);
    session.shown.choose(9);
    session.shown.choose(9);
    expect(socket.sent).toEqual([{ type: 'choose', ticket: 6, code: 9, id: 1 }]);
    socket.tell(update({ offers: { ...offers, ticket: 7 }, waiting: [1] }));
    expect(session.shown.chosen).toBeNull();
  });
});

describe('a signal', () => {
  const said = { type: 'said', name: 'Bia', text: '', at: 0, signal: 'help' } as const;

  it('is shown beside its seat for a while, and stays in the talk', () => {
    const session = new TableSession('abc');
    const socket = greet(0, MINE, 0);
    session.shown.signal('help');
    expect(socket.sent).toEqual([{ type: 'signal', key: 'help', id: 1 }]);
    socket.tell({ ...said, n: 1, seat: 1 });
    socket.tell({ ...said, n: 1, seat: 1 });
    vi.advanceTimersByTime(4000);
    socket.tell({ ...said, n: 2, seat: 1, signal: 'no' });
    vi.advanceTimersByTime(4000);
    expect([...session.shown.signals].map(([of, { signal }]) => [of, signal])).toEqual([[1, 'no']]);
    vi.advanceTimersByTime(4000);
    expect(session.shown.signals.size).toBe(0);
    expect(session.shown.said).toHaveLength(2);
  });
});

describe('a hint', () => {
  it('is shown only for the decision that is open', () => {
    const session = new TableSession('abc');
    const socket = greet(0, MINE, 0);
    socket.tell(update({ decision: decision(3) }));
    const hint: Omit<Hint, 'ticket'> = { type: 'hint', bot: 'strong', ranking: [{ code: 5, share: 1, expected: null }], reasons: [], sent: null };
    socket.tell({ ...hint, ticket: 2 });
    expect(session.shown.hint).toBeNull();
    socket.tell({ ...hint, ticket: 3 });
    expect(session.shown.hint?.ticket).toBe(3);
    socket.tell(update({ decision: decision(4) }));
    expect(session.shown.hint).toBeNull();
  });
});

describe('a shared screen', () => {
  function twoPeople(inHands = true) {
    if (inHands) begin('abc');
    const session = new TableSession('abc');
    const ana = greet(0, SHARED, 0);
    const bia = greet(1, SHARED, 1);
    return { session, ana, bia };
  }

  it('has eyes for each of my seats', () => {
    const { bia } = twoPeople();
    expect(FakeSocket.all).toHaveLength(2);
    expect(bia.address).toContain('seat=1');
  });

  it('draws the curtain when the next person has secrets', () => {
    const { session, ana, bia } = twoPeople();
    ana.tell(update({ view: { seat: 0, offers: ['a'] }, decision: decision(1, 0) }));
    bia.tell(update({ view: { seat: 1, offers: ['b'] }, decision: decision(1, 1) }));
    expect([session.shown.seat, session.curtain]).toEqual([0, null]);
    ana.tell(update({ view: { seat: 0, offers: ['a'] } }));
    expect([session.shown.seat, session.curtain?.seat]).toEqual([0, 1]);
    session.lift();
    expect([session.shown.seat, session.curtain]).toEqual([1, null]);
  });

  it('needs no curtain where there is nothing to hide', () => {
    const { session, ana, bia } = twoPeople();
    ana.tell(update({ view: { seat: 0, pile: 3 } }));
    bia.tell(update({ view: { seat: 1, pile: 3 }, decision: decision(1, 1) }));
    expect([session.shown.seat, session.curtain]).toEqual([1, null]);
  });

  const sealed = (ticket: number, of: number) => ({ ...decision(ticket, of), sealed: true });

  it('always draws it before a secret choice: nobody looks over a shoulder', () => {
    const { session, ana, bia } = twoPeople();
    ana.tell(update({ view: { seat: 0 }, decision: sealed(1, 0), waiting: [0, 1] }));
    bia.tell(update({ view: { seat: 1 }, decision: sealed(1, 1), waiting: [0, 1] }));
    expect([session.shown.seat, session.curtain]).toEqual([0, null]);
    ana.tell(update({ view: { seat: 0 }, waiting: [1], answered: [0] }));
    expect([session.shown.seat, session.curtain?.seat]).toEqual([0, 1]);
  });

  it('lets the one before the curtain change their mind', () => {
    const { session, ana, bia } = twoPeople();
    ana.tell(update({ view: { seat: 0 }, decision: sealed(1, 0) }));
    bia.tell(update({ view: { seat: 1 }, decision: sealed(1, 1) }));
    ana.tell(update({ view: { seat: 0 }, answered: [0], can_undo: true, step: 4 }));
    expect(session.canRegret).toBe(true);
    session.regret();
    expect(ana.sent).toEqual([{ type: 'undo', step: 4, id: 1 }]);
    expect(session.curtain?.seat).toBe(1);
    ana.tell(update({ view: { seat: 0 }, decision: sealed(2, 0) }));
    expect([session.shown.seat, session.curtain]).toEqual([0, null]);
  });

  it('does not open for another reason', () => {
    const { session, ana, bia } = twoPeople();
    ana.tell(update({ view: { seat: 0, of: 'a' }, decision: sealed(1, 0) }));
    bia.tell(update({ view: { seat: 1, of: 'b' }, decision: sealed(1, 1) }));
    ana.tell(update({ view: { seat: 0, of: 'a' }, answered: [0] }));
    ana.tell(update({ view: { seat: 0, of: 'a' }, decision: sealed(2, 0) }));
    expect(session.curtain?.seat).toBe(1);
  });

  it('is behind the curtain when the page is opened by who knows whom', () => {
    const { session, ana, bia } = twoPeople(false);
    ana.tell(update({ view: { seat: 0, hand: ['a'] }, waiting: [1] }));
    expect(session.ready).toBe(false);
    bia.tell(update({ view: { seat: 1, hand: ['b'] }, decision: decision(1, 1), waiting: [1] }));
    expect([session.ready, session.curtain?.seat]).toEqual([true, 1]);
  });

  it('is open at once when there is nothing to hide', () => {
    const { session, ana, bia } = twoPeople(false);
    ana.tell(update({ view: { seat: 0, pile: 3 } }));
    bia.tell(update({ view: { seat: 1, pile: 3 }, decision: decision(1, 1) }));
    expect([session.ready, session.shown.seat, session.curtain]).toEqual([true, 1, null]);
  });

  it('logs only what both have seen', () => {
    const { session, ana, bia } = twoPeople();
    ana.tell(update({ events: [event(0), event(1)] }));
    bia.tell(update({ events: [event(0), event(2)] }));
    expect(session.log.map((one) => one.n)).toEqual([0]);
  });
});

describe('other eyes', () => {
  it('start from nothing', () => {
    const session = new TableSession('abc');
    const socket = greet(0, MINE, null);
    socket.tell(update({ view: { of: 'spectator' }, events: [event(0)] }));
    socket.tell({ type: 'seats', table: MINE, seat: 0 });
    expect([session.shown.stage.view, session.shown.stage.next]).toEqual([null, 0]);
  });
});
