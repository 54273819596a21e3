// What the regulars say in the middle of a game, when the lead changes. Knows standings only, so it suits every game.
import type { SeatInfo } from '../lib/net/wire';
import type { Moment } from './characters';

/** In a game, as long as it is watched. */
const MOST = 2;
/** One change of the lead in so many is worth a word. */
const RARELY = 3;

export interface Remark {
  seat: number;
  temper: string;
  moment: Moment;
}

/** Who is ahead alone; null: nobody is. */
export function leaderOf(scores: readonly number[]): number | null {
  const best = Math.max(...scores);
  return scores.filter((score) => score === best).length === 1 ? scores.indexOf(best) : null;
}

/** Hears the standings of one table. Whoever watches it from the same step on hears the same remarks. */
export class Remarks {
  private leader: number | null = null;
  private said = 0;

  constructor(private readonly table: string) {}

  hear(step: number, scores: readonly number[], seats: readonly SeatInfo[]): Remark | null {
    const [before, now] = [this.leader, leaderOf(scores)];
    if (now === null || now === before) return null;
    this.leader = now;
    const chance = mixed(`${this.table} ${step}`);
    if (before === null || this.said === MOST || chance % RARELY) return null;
    const speakers = [...remark(seats, now, 'leads'), ...remark(seats, before, 'overtaken')];
    const speaker = speakers[Math.floor(chance / RARELY) % speakers.length];
    if (!speaker) return null;
    this.said += 1;
    return speaker;
  }
}

/** Nobody who is no regular says anything. */
function remark(seats: readonly SeatInfo[], seat: number, moment: Moment): Remark[] {
  const temper = seats.find(({ number }) => number === seat)?.character?.temper;
  return temper ? [{ seat, temper, moment }] : [];
}

/** A whole number that looks like chance, the same for the same text (FNV-1a, then stirred once more). */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
}
