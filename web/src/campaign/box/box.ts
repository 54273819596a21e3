// What a group has on its sheets, as one types it in; and the document that the rules read and check.

export interface BoxHero {
  player: string;
  name: string;
  class: string;
  level: number;
  /** Empty: the least of the level. */
  xp: string;
  gold: number;
  checks: number;
  /** Numbers, as they are printed on the cards. */
  items: string;
  quest: string;
  retired: number;
}

export interface Box {
  name: string;
  reputation: number;
  prosperity: number;
  donations: number;
  done: number[];
  open: number[];
  party: string[];
  world: string[];
  classes: string[];
  looted: string;
  designs: string;
  heroes: BoxHero[];
}

export const newHero = (player: string): BoxHero => ({ player, name: '', class: '', level: 1, xp: '', gold: 0, checks: 0, items: '', quest: '', retired: 0 });

/** "1, 12 14" -> 1, 12, 14. What is no number is left to the rules to refuse. */
export function numbers(text: string): (number | string)[] {
  return text.split(/[\s,;]+/).filter(Boolean).map((word) => (/^\d+$/.test(word) ? Number(word) : word));
}

export function toState(box: Box): Record<string, unknown> {
  return {
    party: { name: box.name, reputation: box.reputation, ...(box.party.length ? { achievements: box.party } : {}) },
    prosperity: box.prosperity,
    donations: box.donations,
    completed: box.done,
    unlocked: box.open,
    // A list: how often each was gained, the rules count from the scenarios that are done.
    ...(box.world.length ? { achievements: box.world } : {}),
    classes: box.classes,
    looted: numbers(box.looted),
    designs: numbers(box.designs),
    heroes: box.heroes.map((hero) => ({
      player: hero.player,
      name: hero.name,
      class: hero.class,
      level: hero.level,
      ...(hero.xp.trim() ? { xp: Number(hero.xp) } : {}),
      gold: hero.gold,
      checks: hero.checks,
      items: numbers(hero.items),
      ...(hero.quest.trim() ? { quest: Number(hero.quest) } : {}),
      retired: hero.retired,
    })),
  };
}

/** `... change.state.heroes[1].xp: ...` -> heroes[1].xp: the field that was refused. */
export function fieldOf(refusal: string): string {
  return /change\.state\.([a-z_]+(?:\[\d+\])?(?:\.[a-z_]+)?)/.exec(refusal)?.[1] ?? '';
}
