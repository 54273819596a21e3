import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSocket } from './socket';

class FakeSocket {
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {}
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
  accept() {
    this.readyState = 1;
    this.onopen?.();
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function setUp() {
  const made: FakeSocket[] = [];
  const states: string[] = [];
  const messages: unknown[] = [];
  let since = 0;
  const socket = new TableSocket(
    () => `ws://table?since=${since}`,
    { message: (data) => messages.push(data), state: (state) => states.push(state) },
    (address) => {
      const fake = new FakeSocket(address);
      made.push(fake);
      return fake as unknown as WebSocket;
    },
  );
  return { socket, made, states, messages, at: (number: number) => (since = number) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a table socket', () => {
  it('comes back and says what it knows already', () => {
    const { made, states, at } = setUp();
    made[0]?.accept();
    at(7);
    made[0]?.drop();
    vi.advanceTimersByTime(1000);
    expect(made.map((one) => one.address)).toEqual(['ws://table?since=0', 'ws://table?since=7']);
    made[1]?.accept();
    expect(states).toEqual(['connecting', 'open', 'lost', 'lost', 'open']);
  });

  it('waits longer each time, but never long', () => {
    const { made } = setUp();
    for (let number = 0; number < 12; number++) {
      made.at(-1)?.drop();
      vi.advanceTimersByTime(10_000);
      expect(made).toHaveLength(number + 2);
    }
  });

  it('waits longer each time also when it is turned away, which happens to an open connection', () => {
    const { made } = setUp();
    const turnAway = () => {
      made.at(-1)?.accept();
      made.at(-1)?.onmessage?.({ data: '{"type":"fault"}' });
      made.at(-1)?.drop(4400);
    };
    for (let number = 0; number < 8; number++) {
      turnAway();
      vi.advanceTimersByTime(10_000);
    }
    turnAway();
    vi.advanceTimersByTime(5000);
    expect(made).toHaveLength(9);
    vi.advanceTimersByTime(5000);
    made.at(-1)?.accept();
    made.at(-1)?.onmessage?.({ data: '{"type":"hello"}' });
    made.at(-1)?.drop();
    vi.advanceTimersByTime(400);
    expect(made).toHaveLength(11);
  });

  it('says whether a message could be sent', () => {
    const { socket, made } = setUp();
    expect(socket.send({ type: 'hint' })).toBe(false);
    made[0]?.accept();
    expect(socket.send({ type: 'hint' })).toBe(true);
    expect(made[0]?.sent).toEqual(['{"type":"hint"}']);
  });

  it('stops when there is no table any more', () => {
    const { made, states } = setUp();
    made[0]?.drop(4404);
    vi.advanceTimersByTime(60_000);
    expect(made).toHaveLength(1);
    expect(states.at(-1)).toBe('closed');
  });

  it('stops when it is told to', () => {
    const { socket, made } = setUp();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(made).toHaveLength(1);
  });

  it('makes a new connection after a sleep', () => {
    const { made } = setUp();
    made[0]?.accept();
    vi.advanceTimersByTime(5000);
    expect(made).toHaveLength(1);
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(5000);
    expect(made).toHaveLength(1);
    vi.setSystemTime(Date.now() + 120_000);
    vi.advanceTimersByTime(5000);
    expect(made).toHaveLength(2);
  });

  it('makes a new connection when nobody answers', () => {
    const { socket, made } = setUp();
    made[0]?.accept();
    socket.send({ type: 'hint' });
    made[0]?.onmessage?.({ data: '1' });
    vi.advanceTimersByTime(19_000);
    expect(made).toHaveLength(1);
    socket.send({ type: 'hint' });
    vi.advanceTimersByTime(20_000);
    expect(made).toHaveLength(2);
  });

  it('asks whether anybody is there when it has heard nothing for a while, and believes the answer', () => {
    const { made, messages } = setUp();
    made[0]?.accept();
    vi.advanceTimersByTime(26_000);
    expect(made[0]?.sent).toEqual(['{"type":"ping"}']);
    made[0]?.onmessage?.({ data: '{"type":"pong","sent":null}' });
    vi.advanceTimersByTime(19_000);
    expect(made).toHaveLength(1);
    expect(messages).toEqual([]);
    vi.advanceTimersByTime(25_000);
    expect(made).toHaveLength(2);
  });

  it('does not ask while it hears something', () => {
    const { made } = setUp();
    made[0]?.accept();
    for (let time = 0; time < 10; time++) {
      vi.advanceTimersByTime(15_000);
      made[0]?.onmessage?.({ data: '1' });
    }
    expect([made.length, made[0]?.sent]).toEqual([1, []]);
  });

  it('hears nothing from a connection that was replaced', () => {
    const { socket, made, messages } = setUp();
    made[0]?.accept();
    socket.again();
    made[0]?.onmessage?.({ data: '1' });
    made[1]?.accept();
    made[1]?.onmessage?.({ data: '2' });
    expect(messages).toEqual([2]);
  });
});
