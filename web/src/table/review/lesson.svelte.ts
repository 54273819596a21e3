// My mistakes as a lesson: the positions where a choice of mine cost something, asked once more.
import type { Player } from '../../lib/session/replay.svelte';
import type { Analysis } from '../../lib/session/analysis.svelte';
import type { DecisionInfo, StepVerdict } from '../../lib/net/wire';

/** At most, in one lesson. */
export const LESSONS = 5;

export class Lesson {
  private readonly mistakes: readonly StepVerdict[];
  at = $state(0);
  /** What I have chosen this time. */
  chosen: number | null = $state(null);

  constructor(
    private readonly player: Player,
    analysis: Analysis,
    seat: number,
  ) {
    this.mistakes = mistakesOf(analysis, seat).slice(0, LESSONS);
    this.show();
  }

  get count(): number {
    return this.mistakes.length;
  }

  get mistake(): StepVerdict | undefined {
    return this.mistakes[this.at];
  }

  /** What is asked; null once it has been answered. */
  get decision(): DecisionInfo | null {
    return this.chosen === null && this.mistake ? (this.player.replay.frames[this.mistake.step]?.decision ?? null) : null;
  }

  get right(): boolean {
    return this.chosen !== null && this.chosen === this.mistake?.best?.code;
  }

  choose(code: number): void {
    this.chosen ??= code;
  }

  next(): void {
    this.at += 1;
    this.chosen = null;
    this.show();
  }

  private show(): void {
    this.player.pause();
    if (this.mistake) this.player.go(this.mistake.step);
  }
}

/** The choices of a seat that cost it something for sure, the worst first. */
export function mistakesOf(analysis: Analysis, seat: number): StepVerdict[] {
  const costly = analysis.verdicts.filter((verdict) => verdict.seat === seat && verdict.cost > 0 && verdict.best);
  return costly.sort((one, other) => other.cost - one.cost);
}
