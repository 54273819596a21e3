// What belongs to one decision is taken back together.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SeatConnection } from './seatConnection.svelte';
import { event, FakeSocket, fakeBrowser, decision, seat, table, update } from './fakes';

const ME = 0;
let connection: SeatConnection;
let socket: FakeSocket;
let ticket = 0;
let step = 0;

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
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function asked(can_undo = true, more: Parameters<typeof update>[0] = {}) {
  socket.tell(update({ step: ++step, decision: decision(++ticket), can_undo, ...more }));
  connection.stage.skip();
}

function choose(follows = false) {
  connection.choose(5, follows);
  asked();
}

const undone = (by = ME) => ({ events: [{ ...event(step, 'undone'), args: { seat: by, since: 0 } }] });
const undos = () => socket.sent.filter(({ type }) => type === 'undo').length;

describe('undo', () => {
  it('takes back one choice', () => {
    choose();
    choose();
    connection.undo();
    asked(true, undone());
    expect(undos()).toBe(1);
  });

  it('takes back all that followed from a choice, each when the one before is back', () => {
    choose();
    choose(true);
    choose(true);
    connection.undo();
    expect(undos()).toBe(1);
    asked(true, undone());
    expect(undos()).toBe(2);
    asked(true, undone());
    expect(undos()).toBe(3);
    expect(socket.sent.at(-1)).toMatchObject({ type: 'undo', step });
    asked(true, undone());
    expect(undos()).toBe(3);
  });

  it('knows the decision before the last one, too', () => {
    choose();
    choose(true);
    choose();
    connection.undo();
    asked(true, undone());
    expect(undos()).toBe(1);
    connection.undo();
    asked(true, undone());
    expect(undos()).toBe(3);
  });

  it('ends where no more may be taken back', () => {
    choose();
    choose(true);
    choose(true);
    connection.undo();
    asked(false, undone());
    asked(true, undone());
    expect(undos()).toBe(1);
  });

  it('goes on only when it was mine that was taken back', () => {
    choose();
    choose(true);
    connection.undo();
    asked(true, undone(1));
    expect(undos()).toBe(1);
  });

  it('ends when it is refused', () => {
    choose();
    choose(true);
    connection.undo();
    socket.tell({ type: 'fault', code: 'no-undo', text: 'No.', rule: '', why: '', detail: '', sent: 3 });
    asked(true, undone());
    expect(undos()).toBe(1);
  });
});
