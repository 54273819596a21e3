// The table as it is shown: events are played one after another until the picture is the one the server sent.
import type { Board, View } from '../../boards/board';
import { pace } from '../app/preferences.svelte';
import { Queue } from './queue';
import { feel, play, type Sound } from '../app/sound';
import type { EventInfo, Update } from '../net/wire';

const NORMAL_WAIT = 450;
/** More than this is a story of its own: it is told in the log, not played. */
const LONGEST_STORY = 80;
/** So many events waiting double the speed. */
const HURRY = 12;
/** What shakes the table when it happens to me. */
const BLOWS: readonly Sound[] = ['bust', 'hit', 'death'];
/** How many times more patience a board with long stories has. */
const PATIENCE = 12;

/** `V` is the game's own view: what is JSON on the wire is taken for that here. */
export class Stage<V = View> {
  view: V | null = $state.raw(null);
  event: EventInfo | null = $state.raw(null);
  /** The last update that has been played to its end. */
  update: Update | null = $state.raw(null);
  log: readonly EventInfo[] = $state.raw([]);
  /** Events before this number are missing in the log: there were too many to tell. */
  missing = $state(0);
  playing = $state(false);
  /** What is played waits for somebody to say go on. */
  paused = $state(false);
  /** How often something bad has happened to me. */
  struck = $state(0);
  /** When the clock of the open decision runs out, on the clock of `Date.now`. */
  deadline: number | null = $state(null);

  board: Board<V> | null = null;
  seat: number | null = null;
  /** How many times as fast as usual things are played. */
  rate: () => number = () => 1;
  /** Nothing is played: nobody looks through these eyes. */
  silent = false;
  /** The number of the first event that is not known yet. */
  next = 0;

  // Who falls behind hurries.
  private readonly queue: Queue = new Queue(
    (playing) => {
      this.playing = playing;
      this.paused = this.queue.paused;
    },
    (): number => pace() / this.rate() / (1 + this.queue.length / (HURRY * this.patience)),
  );

  receive(update: Update): void {
    const events = update.events.filter((event) => event.n >= this.next);
    if (update.since > this.next) this.missing = update.since;
    this.next = Math.max(this.next, update.next);
    const deadline = update.clock === null ? null : Date.now() + update.clock * 1000;
    const settle = { run: () => this.settle(update, deadline), wait: 0 };
    const steps = events.map((event, index) => ({
      run: () => this.show(event, update.view as V),
      wait: this.duration(event, events[index + 1] ?? null),
    }));
    if (this.view === null || events.length > LONGEST_STORY * this.patience) this.jump(events, update, deadline);
    else {
      this.queue.push(...steps, settle);
      if (this.silent || document.hidden) this.queue.skip();
    }
  }

  skip(): void {
    this.queue.skip();
    this.paused = false;
  }

  pause(): void {
    if (!this.playing) return;
    this.queue.pause();
    this.paused = true;
  }

  resume(): void {
    this.queue.resume();
    this.paused = false;
  }

  /** What comes next, and no further. */
  step(): void {
    this.queue.step();
    this.paused = this.queue.paused;
  }

  /** Start again from nothing: other eyes are looking now. */
  reset(): void {
    this.queue.clear();
    this.view = null;
    this.event = null;
    this.update = null;
    this.log = [];
    this.missing = 0;
    this.next = 0;
  }

  private get patience(): number {
    return this.board?.longStories ? PATIENCE : 1;
  }

  private jump(events: EventInfo[], update: Update, deadline: number | null): void {
    this.queue.skip();
    this.log = [...this.log, ...events];
    this.settle(update, deadline);
  }

  private show(event: EventInfo, end: V): void {
    this.event = event;
    this.log = [...this.log, event];
    if (this.view && this.board?.applyEvent) this.view = this.board.applyEvent(this.view, event, end);
    const sound = this.silent ? null : this.board?.sound?.(event, this.seat);
    if (!sound) return;
    play(sound);
    if (this.seat !== null && event.args['seat'] === this.seat) {
      feel(sound);
      if (BLOWS.includes(sound)) this.struck += 1;
    }
  }

  private settle(update: Update, deadline: number | null): void {
    this.event = null;
    this.view = update.view as V;
    this.update = update;
    this.deadline = deadline;
  }

  private duration(event: EventInfo, next: EventInfo | null): number {
    return this.board?.duration?.(event, next) ?? NORMAL_WAIT;
  }
}
