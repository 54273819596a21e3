// What has changed between two looks at the world: who paid and gained, who retired, which class is new.
import type { World } from './world';

export interface Gain {
  id: string;
  name: string;
  gold: number;
  xp: number;
  checks: number;
  /** Items that came and items that went, by number. */
  got: number[];
  gave: number[];
}

export type Moment = { kind: 'retired'; id: string; name: string; class: string; player: string; level: number } | { kind: 'class'; class: string };

export function gains(before: World, after: World, ids: readonly string[]): Gain[] {
  return ids.flatMap((id) => {
    const old = before.heroes.find((hero) => hero.id === id);
    const now = after.heroes.find((hero) => hero.id === id);
    if (!old || !now) return [];
    const got = now.items.filter((item) => !old.items.includes(item));
    const gave = old.items.filter((item) => !now.items.includes(item));
    const gain = { id, name: now.name, gold: now.gold - old.gold, xp: now.xp - old.xp, checks: now.checks - old.checks, got, gave };
    return gain.gold || gain.xp || gain.checks || got.length || gave.length ? [gain] : [];
  });
}

export function moments(before: World, after: World): Moment[] {
  const retired = after.heroes.filter((hero) => hero.standing === 'retired' && before.heroes.some((old) => old.id === hero.id && old.standing !== 'retired'));
  const fresh = after.classes.filter((id) => !before.classes.includes(id));
  return [
    ...retired.map(({ id, name, class: of, player, level }): Moment => ({ kind: 'retired', id, name, class: of, player, level })),
    ...fresh.map((id): Moment => ({ kind: 'class', class: id })),
  ];
}
