// What a strong bot thinks of a finished game; it comes part by part.
import { api } from '../net/api';
import type { AnalysisRequest, StepVerdict } from '../net/wire';

const SHOWN = 5;
/** Standard errors that a change of somebody's chances must exceed to be called a turn; as in `taverna analyse`. */
const CLEAR = 3.5;

export interface Turn {
  verdict: StepVerdict;
  /** What made the turn: this step, and those whose sealed answers came to light with it. */
  doings: StepVerdict[];
  /** Whose chances changed most, beyond noise: from what to what. */
  seat: number;
  before: number;
  after: number;
}

export class Analysis {
  verdicts: StepVerdict[] = $state.raw([]);
  /** Everyone's share of the victory; null until all parts are there. */
  end: number[] | null = $state.raw(null);
  private endErrors: number[] = [];
  steps = $state(0);
  busy = $state(false);
  private stopped = false;

  /** Goes on where it was stopped. Throws a `Refusal`. */
  async start(wanted: Pick<AnalysisRequest, 'record' | 'table'>): Promise<void> {
    this.busy = true;
    this.stopped = false;
    try {
      while (!this.stopped && this.end === null) {
        const part = await api.analysis({ ...wanted, first: this.verdicts.length });
        this.steps = part.steps;
        this.verdicts = [...this.verdicts, ...part.verdicts];
        this.endErrors = part.end_errors ?? [];
        this.end = part.end;
      }
    } finally {
      this.busy = false;
    }
  }

  stop(): void {
    this.stopped = true;
  }

  /** Everyone's chances before each step, and at the end. */
  get stands(): number[][] {
    const stands = this.verdicts.map((verdict) => verdict.chances);
    return this.end ? [...stands, this.end] : stands;
  }

  get turns(): Turn[] {
    const { stands } = this;
    const turns = this.verdicts.flatMap((verdict, at): Turn[] => {
      const after = stands[at + 1];
      const errors = this.verdicts[at + 1]?.errors ?? this.endErrors;
      const seat = after ? mostChanged(verdict, after, errors) : null;
      if (!after || seat === null) return [];
      return [{ verdict, doings: this.doings(verdict), seat, before: verdict.chances[seat] ?? 0, after: after[seat] ?? 0 }];
    });
    return turns.sort((one, other) => swing(other) - swing(one)).slice(0, SHOWN).sort(byStep);
  }

  private doings(verdict: StepVerdict): StepVerdict[] {
    const secret = verdict.revealed.flatMap((step) => this.verdicts[step] ?? []);
    return [...secret, verdict].sort((one, other) => one.step - other.step);
  }

  /** The choices that gave away most, the worst first. */
  get costly(): StepVerdict[] {
    return this.verdicts.filter(({ cost }) => cost > 0).sort((one, other) => other.cost - one.cost).slice(0, SHOWN);
  }
}

/** The seat; null where the errors of both estimates together may account for every change. */
function mostChanged({ chances, errors }: StepVerdict, after: number[], errorsAfter: number[]): number | null {
  const changes = chances.map((chance, seat) => {
    const change = Math.abs((after[seat] ?? 0) - chance);
    return change > CLEAR * Math.hypot(errors[seat] ?? 0, errorsAfter[seat] ?? 0) ? change : 0;
  });
  const most = Math.max(...changes);
  // What one of two players wins the other loses: rounding must not decide which of them is named.
  return most > 0 ? changes.findIndex((change) => change > most - 1e-9) : null;
}

function swing({ before, after }: Turn): number {
  return Math.abs(after - before);
}

function byStep(one: Turn, other: Turn): number {
  return one.verdict.step - other.verdict.step;
}
