// A recorded game: its frames, where we are in it, and playing on.
import type { Board } from '../../boards/board';
import { api } from '../net/api';
import { pace } from '../app/preferences.svelte';
import { Stage } from './stage.svelte';
import type { Frame, Replay, ReplayRequest, Update } from '../net/wire';

const BETWEEN_STEPS = 500;

export class Player {
  readonly stage = new Stage();
  at = $state(0);
  running = $state(false);
  /** How many times as fast as usual. */
  rate = $state(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly replay: Replay,
    board: Board,
  ) {
    this.stage.board = board;
    this.stage.rate = () => this.rate;
    this.go(0);
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  /** One step forward is played; anything else is a jump. */
  go(wanted: number): void {
    const at = Math.min(this.last, Math.max(0, wanted));
    const frame = this.replay.frames[at];
    if (!frame) return;
    if (at === this.at + 1) this.stage.receive(asUpdate(frame));
    else {
      this.stage.reset();
      const story = this.replay.frames.slice(0, at + 1).flatMap((one) => one.events);
      this.stage.receive({ ...asUpdate(frame), events: story });
    }
    this.at = at;
  }

  play(): void {
    if (this.at === this.last) this.go(0);
    this.running = true;
    this.advance();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.timer);
  }

  private advance(): void {
    clearTimeout(this.timer);
    if (!this.running) return;
    if (this.at >= this.last) {
      this.pause();
      return;
    }
    if (!this.stage.playing) this.go(this.at + 1);
    this.timer = setTimeout(() => this.advance(), Math.max(50, (BETWEEN_STEPS * pace()) / this.rate));
  }
}

/** All frames of a record; the server hands them out in portions. */
export async function loadReplay(wanted: ReplayRequest): Promise<Replay> {
  const replay = await api.replay({ ...wanted, first: 0 });
  const frames = [...replay.frames];
  while (frames.length <= replay.steps) {
    const more = await api.replay({ ...wanted, first: frames.length });
    if (!more.frames.length) break;
    frames.push(...more.frames);
  }
  return { ...replay, frames };
}

function asUpdate(frame: Frame): Update {
  const events = frame.events;
  return {
    type: 'update',
    step: frame.step,
    view: frame.view,
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
    result: frame.result,
  };
}
