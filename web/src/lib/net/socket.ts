// A WebSocket that comes back by itself: after a lost connection, a sleeping laptop, a restarted server.

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

export interface SocketHandlers {
  message(data: unknown): void;
  state(state: Connection): void;
}

/** There is no such table (any more), or an operator sent this guest away: trying again is of no use. */
const FINAL_CODES = [4403, 4404];
const FIRST_DELAY = 250;
const LONGEST_DELAY = 8000;
const HEARTBEAT = 5000;
/** A tab in the background beats once a minute; a longer gap means that the machine slept. */
const SLEPT = 90_000;
/** The server answers whatever is said, within seconds: silence for so long means that the line is dead. */
const SILENCE = 10_000;
/** Who only waits says nothing and hears nothing: after so long it is asked whether anybody is there. */
const QUIET = 20_000;

export class TableSocket {
  private socket: WebSocket | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly heartbeat: ReturnType<typeof setInterval>;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private lastBeat = Date.now();
  private lastHeard = Date.now();
  private attempts = 0;
  private finished = false;

  /** `address` is asked each time, because it names the last event that is known. */
  constructor(
    private readonly address: () => string,
    private readonly handlers: SocketHandlers,
    private readonly make: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    if (typeof window !== 'undefined') {
      window.addEventListener('online', this.backOnline);
      document.addEventListener('visibilitychange', this.hurry);
    }
    this.connect();
  }

  get open(): boolean {
    return this.socket?.readyState === 1;
  }

  send(message: object): boolean {
    if (!this.open) return false;
    this.socket?.send(JSON.stringify(message));
    this.silence ??= setTimeout(() => this.again(), SILENCE);
    return true;
  }

  close(): void {
    this.finish();
    this.socket?.close(1000);
  }

  /** The connection is dropped and made again. */
  again(): void {
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    this.attempts = 0;
    this.connect();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.heard();
    if (this.finished) return;
    this.handlers.state(this.attempts ? 'lost' : 'connecting');
    const socket = this.make(this.address());
    this.socket = socket;
    socket.onopen = () => {
      if (socket === this.socket) this.handlers.state('open');
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard();
      const message = JSON.parse(String(event.data)) as { type?: string };
      // Whoever is turned away is let in first, to be told why: that alone is no success.
      if (message.type !== 'fault') this.attempts = 0;
      if (message.type !== 'pong') this.handlers.message(message);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code);
    };
  }

  private heard(): void {
    this.lastHeard = Date.now();
    clearTimeout(this.silence);
    this.silence = undefined;
  }

  private lost(code: number): void {
    this.socket = undefined;
    this.heard();
    if (this.finished) return;
    if (FINAL_CODES.includes(code)) {
      this.finish();
      return;
    }
    this.attempts += 1;
    this.handlers.state('lost');
    const delay = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (this.attempts - 1));
    // Not all clients of a restarted server in the same instant.
    this.timer = setTimeout(() => this.connect(), delay * (0.75 + Math.random() / 2));
  }

  private finish(): void {
    this.finished = true;
    clearTimeout(this.timer);
    this.heard();
    clearInterval(this.heartbeat);
    if (typeof window !== 'undefined') {
      window.removeEventListener('online', this.backOnline);
      document.removeEventListener('visibilitychange', this.hurry);
    }
    this.handlers.state('closed');
  }

  private readonly hurry = (): void => {
    if (!this.finished && !this.socket && document.visibilityState === 'visible') {
      this.attempts = Math.max(1, this.attempts - 2);
      this.connect();
    }
  };

  /** A socket from before the network was gone may be dead without knowing it. */
  private readonly backOnline = (): void => {
    if (this.socket) this.again();
    else this.hurry();
  };

  /** And so may one from before a sleep, or one that has fallen silent. */
  private beat(): void {
    const now = Date.now();
    if (now - this.lastBeat > SLEPT && this.socket) this.again();
    else if (now - this.lastHeard > QUIET && this.silence === undefined) this.send({ type: 'ping' });
    this.lastBeat = now;
  }
}
