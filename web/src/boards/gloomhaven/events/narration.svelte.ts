// How somebody wants to follow what monsters do and why: how closely, and whether step by step; kept in this browser.

export type Depth = 'all' | 'short' | 'off';
export const DEPTHS: readonly Depth[] = ['all', 'short', 'off'];

const KEY = 'taverna.gloomhaven.reasons';
const BY_HAND = 'taverna.gloomhaven.by-hand';

function remembered(key: string): string | null {
  return typeof localStorage === 'undefined' ? null : localStorage.getItem(key);
}

class Told {
  depth: Depth = $state(DEPTHS.find((depth) => depth === remembered(KEY)) ?? 'short');
  /** Monsters wait after each step until they are told to go on. */
  byHand = $state(remembered(BY_HAND) === 'true');

  set(depth: Depth): void {
    this.depth = depth;
    localStorage.setItem(KEY, depth);
  }

  setByHand(byHand: boolean): void {
    this.byHand = byHand;
    localStorage.setItem(BY_HAND, String(byHand));
  }
}

export const told = new Told();
