// Sums over the scenarios of the book: for the party, and for each hero by name.
import type { BookLine } from '../lib/net/wire';

export interface HeroSum {
  xp: number;
  gold: number;
  kills: number;
  goals: number;
  exhausted: number;
}

export interface PartySum {
  won: number;
  lost: number;
  rounds: number;
  heroes: Map<string, HeroSum>;
}

/** Of one party: each line names it in the event of its end. */
export function tally(lines: readonly BookLine[], party: string): PartySum {
  const sum: PartySum = { won: 0, lost: 0, rounds: 0, heroes: new Map() };
  for (const line of lines) {
    const end = line.events.find((event) => event.kind === 'scenario-won' || event.kind === 'scenario-lost');
    if (!end || end.args['party'] !== party) continue;
    if (end.kind === 'scenario-won') sum.won += 1;
    else sum.lost += 1;
    sum.rounds += Number((line.result as { rounds?: number } | undefined)?.rounds ?? 0);
    line.events
      .filter((event) => event.kind === 'brought-home')
      .forEach((event, at) => {
        const name = String(event.args['hero']);
        const of = sum.heroes.get(name) ?? { xp: 0, gold: 0, kills: 0, goals: 0, exhausted: 0 };
        of.xp += Number(event.args['xp']);
        of.gold += Number(event.args['gold']);
        of.goals += Number(event.args['checks']) > 0 ? 1 : 0;
        of.kills += line.settled[at]?.kills ?? 0;
        of.exhausted += Number(line.settled[at]?.exhausted ?? false);
        sum.heroes.set(name, of);
      });
  }
  return sum;
}
