// Things that happen one after another, each with its time; can be hurried to the end.

export interface Step {
  run(): void;
  /** Milliseconds until the next one. */
  wait: number;
}

export class Queue {
  private steps: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `changed` is told when playing begins and ends; `pace` stretches (>1) or shortens the waits. */
  constructor(
    private readonly changed: (playing: boolean) => void = () => {},
    private readonly pace: () => number = () => 1,
  ) {}

  get playing(): boolean {
    return this.timer !== undefined;
  }

  get length(): number {
    return this.steps.length;
  }

  push(...steps: Step[]): void {
    this.steps.push(...steps);
    if (!this.playing) this.next();
  }

  /** Everything that is left happens now. */
  skip(): void {
    clearTimeout(this.timer);
    const wasPlaying = this.playing;
    this.timer = undefined;
    for (let step = this.steps.shift(); step; step = this.steps.shift()) step.run();
    if (wasPlaying) this.changed(false);
  }

  /** Forget what is left. */
  clear(): void {
    this.steps = [];
    this.skip();
  }

  private next(): void {
    const wasPlaying = this.playing;
    this.timer = undefined;
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      step.run();
      const wait = step.wait * this.pace();
      if (wait > 0) {
        this.timer = setTimeout(() => this.next(), wait);
        break;
      }
    }
    if (this.playing !== wasPlaying) this.changed(this.playing);
  }
}
