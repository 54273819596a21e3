// A gesture is one message, and one undo; what is final is asked for by who looks.
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '../app/toasts.svelte';
import { language } from '../words/language.svelte';
import { SeatConnection } from './seatConnection.svelte';
import { event, FakeSocket, fakeBrowser, decision, seat, table, update } from './fakes';

const ME = 0;
let connection: SeatConnection;
let socket: FakeSocket;
let ticket = 0;
let step = 0;

beforeAll(() => language.need(''));
beforeEach(() => {
  vi.useFakeTimers();
  fakeBrowser();
  connection = new SeatConnection('abc', null, () => {});
  socket = FakeSocket.all[0] as FakeSocket;
  socket.accept();
  socket.tell({ type: 'hello', table: table([seat(ME, { mine: true })]), seat: ME, said: [] });
  ticket = step = 0;
  asked();
});
afterEach(() => {
  toasts.list = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function asked(can_undo = true, more: Parameters<typeof update>[0] = {}) {
  socket.tell(update({ step: ++step, decision: decision(++ticket), can_undo, ...more }));
  connection.stage.skip();
}

const sent = (type: string) => socket.sent.filter((message) => message.type === type);

describe('a gesture', () => {
  it('is one message', () => {
    connection.choose(5, [6, 7]);
    expect(sent('choose')).toMatchObject([{ ticket, code: 5, then: [6, 7] }]);
  });

  it('of one choice says nothing of what follows', () => {
    connection.choose(5);
    expect(sent('choose')[0]).not.toHaveProperty('then');
  });

  it('is said again as a whole when the line broke before it arrived', () => {
    connection.choose(5, [6, 7]);
    socket.drop();
    vi.advanceTimersByTime(60_000);
    socket = FakeSocket.all.at(-1) as FakeSocket;
    socket.accept();
    socket.tell({ type: 'hello', table: table([seat(ME, { mine: true })]), seat: ME, said: [] });
    socket.tell(update({ step, decision: decision(ticket) }));
    expect(sent('choose')).toMatchObject([{ ticket, code: 5, then: [6, 7] }]);
  });

  it('that stopped on its way leaves the next decision open', () => {
    connection.choose(5, [6, 7]);
    asked();
    socket.tell({ type: 'stopped', applied: 2, why: 'revealed', sent: 1 });
    connection.choose(5);
    expect(sent('choose')).toHaveLength(2);
  });

  it('that stopped on its way says why, where it is read out', () => {
    connection.choose(5, [6, 7]);
    asked();
    socket.tell({ type: 'stopped', applied: 2, why: 'revealed', sent: 1 });
    expect(toasts.list.map(({ text }) => text)).toEqual(['Something has come to light: the rest of your plan was not carried out.']);
  });

  it('that ended the game needs no words', () => {
    connection.choose(5, [6, 7]);
    socket.tell({ type: 'stopped', applied: 2, why: 'over', sent: 1 });
    expect(toasts.list).toEqual([]);
  });

  it('is taken back by one message', () => {
    connection.choose(5, [6, 7]);
    asked();
    connection.undo();
    expect(sent('undo')).toMatchObject([{ step }]);
    asked(true, { events: [{ ...event(step, 'undone'), args: { seat: ME, since: 0 } }] });
    expect(sent('undo')).toHaveLength(1);
  });
});

describe('what is final', () => {
  const open = (undoable: boolean | null) => {
    const asked = decision(++ticket);
    socket.tell(update({ step: ++step, decision: { ...asked, options: asked.options.map((one) => ({ ...one, undoable })) } }));
    connection.stage.skip();
  };

  it('is asked once for each step', () => {
    open(null);
    connection.askFinals();
    connection.askFinals();
    expect(sent('finals')).toHaveLength(1);
    open(null);
    connection.askFinals();
    expect(sent('finals')).toHaveLength(2);
  });

  it('is not asked where the server has said it already', () => {
    open(false);
    connection.askFinals();
    expect(sent('finals')).toHaveLength(0);
  });

  it('holds for the decision it was asked about', () => {
    open(null);
    connection.askFinals();
    socket.tell({ type: 'finals', ticket, codes: [5], signs: { idle: [6] }, sent: 1 });
    expect([...connection.finals]).toEqual([5]);
    expect(connection.signs.get('idle')?.has(6)).toBe(true);
    open(null);
    expect(connection.finals.size).toBe(0);
    socket.tell({ type: 'finals', ticket: ticket - 1, codes: [5], signs: { idle: [6] }, sent: 1 });
    expect(connection.finals.size).toBe(0);
  });
});

describe('what would follow', () => {
  it('is asked once for each option, and forgotten when the table goes on', () => {
    connection.askForecast(5);
    connection.askForecast(5);
    connection.askForecast(-1);
    expect(sent('forecast').map((message) => 'code' in message && message.code)).toEqual([5, false]);
    socket.tell({ type: 'forecast', ticket, code: 5, foreseen: { foes: [] }, sent: 1 });
    expect(connection.forecasts.get(5)).toEqual({ foes: [] });
    asked();
    expect(connection.forecasts.size).toBe(0);
    socket.tell({ type: 'forecast', ticket: ticket - 1, code: 5, foreseen: {}, sent: 1 });
    expect(connection.forecasts.size).toBe(0);
  });
});
