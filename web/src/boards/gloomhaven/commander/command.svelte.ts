// What one person plans for several heroes: two cards each, or a rest. Nothing is said before all of it is revealed.
import type { Companion } from '../../board';
import type { DecisionInfo } from '../../../lib/net/wire';
import type { HeroView, TableView } from '../view';

export interface Plan {
  /** The first one leads. */
  cards: readonly string[];
  /** A long rest in place of cards. */
  rest: boolean;
}

export const NO_PLAN: Plan = { cards: [], rest: false };
const ASKED = ['select', 'short-rest', 'redraw'];

export const heroOf = ({ seat, view }: Companion): HeroView | undefined => (view as unknown as TableView).heroes?.[seat];

/** Whether heroes of mine choose their cards, or rest just before: with all hands in sight. */
export function commands(company: readonly Companion[]): boolean {
  return company.length > 1 && company.some(({ decision }) => decision && ASKED.includes(decision.kind));
}

export function isDone(companion: Companion, plan: Plan): boolean {
  const hero = heroOf(companion);
  return !hero || hero.exhausted || hero.sealed >= 0 || plan.rest || plan.cards.length === 2;
}

/** The next thing to say for a hero, on the way to its plan; undefined: nothing now. */
export function answerFor(hero: HeroView, decision: DecisionInfo | null, plan: Plan): number | undefined {
  const find = (key: string, card?: string) => decision?.options.find((option) => option.key === key && (card === undefined || option.args['card'] === card))?.code;
  const [lead, second] = plan.cards;
  // Who plans cards takes no rest before.
  if (decision?.kind === 'short-rest') return lead || plan.rest ? find('done-short-rest') : undefined;
  if (decision?.kind !== 'select') return undefined;
  if (plan.rest) return hero.chosen ? find('take-back') : find('rest-select');
  if (!lead || !second) return undefined;
  if (hero.chosen === lead) return find('second', second);
  return hero.chosen ? find('take-back') : find('lead', lead);
}

export class Command {
  private plans: Record<number, Plan> = $state.raw({});
  /** Everything is said now, hero by hero. */
  revealing = $state(false);

  /** Of what is still in hand. */
  plan(companion: Companion): Plan {
    const { cards, rest } = this.plans[companion.seat] ?? NO_PLAN;
    const hand = heroOf(companion)?.hand ?? [];
    return { cards: cards.filter((card) => hand.includes(card)), rest };
  }

  private set(seat: number, plan: Plan): void {
    this.plans = { ...this.plans, [seat]: plan };
  }

  /** Into the plan, or out of it; a third card takes the place of the second. */
  pick(companion: Companion, card: string): void {
    const { cards } = this.plan(companion);
    const next = cards.includes(card) ? cards.filter((one) => one !== card) : [...cards.slice(0, 1), card];
    this.set(companion.seat, { cards: next, rest: false });
  }

  swap(companion: Companion): void {
    this.set(companion.seat, { ...this.plan(companion), cards: [...this.plan(companion).cards].reverse() });
  }

  rest(companion: Companion): void {
    this.set(companion.seat, { cards: [], rest: !this.plan(companion).rest });
  }

  isReady(company: readonly Companion[]): boolean {
    return company.every((companion) => isDone(companion, this.plan(companion)));
  }

  /** Says what is due. Once the cards are revealed, all is forgotten; who takes them back finds the plan again. */
  goOn(company: readonly Companion[]): void {
    const [first] = company;
    if (!first) return;
    if (!ASKED.includes((first.view as unknown as TableView).phase)) {
      if (Object.keys(this.plans).length) this.plans = {};
      this.revealing = false;
      return;
    }
    for (const companion of company) {
      const hero = heroOf(companion);
      const { decision } = companion;
      if (!hero || companion.busy || !(this.revealing || decision?.kind === 'short-rest')) continue;
      const code = answerFor(hero, decision, this.plan(companion));
      if (code !== undefined) companion.choose(code);
    }
  }
}
