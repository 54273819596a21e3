// My sheet while I fill it in; nobody else knows of it until it is handed in.
import type { Loadout, Prepared } from '../view';

const NOTHING: Loadout = { perks: [], items: [], cards: [], goal: 0 };

export class Draft implements Loadout {
  perks: readonly number[] = $state.raw([]);
  items: readonly string[] = $state.raw([]);
  cards: readonly string[] = $state.raw([]);
  /** Which of the battle goals I keep. */
  goal = $state(0);
  /** It is on its way: the battle goal follows by itself. */
  handing = $state(false);

  constructor(sheet: Prepared) {
    this.take(sheet.recommended ?? NOTHING);
  }

  take({ perks, items, cards, goal }: Loadout): void {
    this.perks = perks;
    this.items = items;
    this.cards = cards;
    this.goal = goal;
  }
}
