// Things that happen one after another, each with its time; can be held, taken step by step, or hurried to the end.

export interface Step {
  run(): void;
  /** Milliseconds until the next one. */
  wait: number;
}

export class Queue {
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Held: the next step comes when it is asked for. */
  private held = false;
  /** Held after a step that has not had its time yet. */
  private waiting = false;

  /** `changed` is told when playing begins and ends; `pace` stretches (>1) or shortens the waits. */
  constructor(
    private readonly changed: (playing: boolean) => void = () => {},
    private readonly pace: () => number = () => 1,
  ) {}

  get playing(): boolean {
    return this.timer !== undefined || this.waiting;
  }

  get paused(): boolean {
    return this.held;
  }

  get length(): number {
    return this.steps.length;
  }

  push(...steps: Step[]): void {
    this.steps.push(...steps);
    if (!this.playing) this.next();
  }

  /** What is to be seen now stays until `step` or `resume`. */
  pause(): void {
    this.held = true;
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = true;
  }

  resume(): void {
    this.held = false;
    if (this.waiting) this.next();
  }

  /** The next one, and no further. */
  step(): void {
    this.held = true;
    if (this.playing) this.next();
  }

  /** Everything that is left happens now. */
  skip(): void {
    clearTimeout(this.timer);
    const wasPlaying = this.playing;
    this.timer = undefined;
    this.held = this.waiting = false;
    for (let step = this.steps.shift(); step; step = this.steps.shift()) step.run();
    if (wasPlaying) this.changed(false);
  }

  /** Forget what is left. */
  clear(): void {
    this.steps = [];
    this.skip();
  }

  private next(): void {
    clearTimeout(this.timer);
    const wasPlaying = this.playing;
    this.timer = undefined;
    this.waiting = false;
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      step.run();
      const wait = step.wait * this.pace();
      if (wait <= 0) continue;
      if (this.held) this.waiting = true;
      else this.timer = setTimeout(() => this.next(), wait);
      break;
    }
    // A story that is over holds nothing back: the next one is told as usual.
    if (!this.playing) this.held = false;
    if (this.playing !== wasPlaying) this.changed(this.playing);
  }
}
