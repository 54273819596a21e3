// For tests: a server at the other end of the socket, and messages as it would send them.
import { vi } from 'vitest';
import type { EventInfo, FromClient, FromServer, DecisionInfo, SeatInfo, TableInfo, Update } from '../net/wire';

export class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  drop(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  tell(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** A browser as far as the connection needs one. */
export function fakeBrowser(): void {
  FakeSocket.all = [];
  const listens = { addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { origin: 'http://table' });
  vi.stubGlobal('window', listens);
  vi.stubGlobal('document', { ...listens, hidden: false, visibilityState: 'visible' });
}

export function seat(number: number, more: Partial<SeatInfo> = {}): SeatInfo {
  const name = `Seat ${number}`;
  return { number, kind: 'person', name, bot: null, character: null, mine: false, online: true, stand_in: false, resigned: false, quits: false, ...more };
}

export function table(seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'abc',
    closed: false,
    campaign: null,
    hints: true,
    watch: true,
    headline: {},
    game: 'toy',
    state: 'playing',
    public: false,
    options: {},
    clock: null,
    late: 'bot',
    undo: true,
    ended: '',
    turns: [],
    until: null,
    seats,
    host: true,
    spectators: 0,
    winners: [],
    rematch: null,
    created: 0,
    commitment: '',
    ...more,
  };
}

export function event(n: number, kind = 'happened'): EventInfo {
  return { n, kind, rule: '', args: {} };
}

export function decision(ticket: number, of = 0): DecisionInfo {
  const option = { key: 'go', args: {}, targets: [], rule: '', undoable: false };
  return { seat: of, kind: 'turn', sealed: false, ticket, options: [{ code: 5, ...option }], refused: [] };
}

export function update(more: Partial<Update> = {}): Update {
  const events = more.events ?? [];
  return {
    type: 'update',
    step: 1,
    view: {},
    unchanged: [],
    events,
    since: events[0]?.n ?? 0,
    next: (events.at(-1)?.n ?? -1) + 1,
    decision: null,
    offers: null,
    waiting: [],
    answered: [],
    can_undo: false,
    clock: null,
    result: { over: false, scores: [], winners: [], won: null },
    ...more,
  };
}
