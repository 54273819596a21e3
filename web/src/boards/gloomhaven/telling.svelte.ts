// How closely somebody wants to follow what monsters do and why; kept in this browser.

export type Depth = 'all' | 'short' | 'off';
export const DEPTHS: readonly Depth[] = ['all', 'short', 'off'];

const KEY = 'taverna.gloomhaven.reasons';

function remembered(): Depth {
  const found = typeof localStorage === 'undefined' ? null : localStorage.getItem(KEY);
  return DEPTHS.find((depth) => depth === found) ?? 'short';
}

class Told {
  depth: Depth = $state(remembered());

  set(depth: Depth): void {
    this.depth = depth;
    localStorage.setItem(KEY, depth);
  }
}

export const told = new Told();
