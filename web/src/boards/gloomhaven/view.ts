// How the components of a view are told apart, and where things are found.
import type { Element, FigureView, HeroView, TableView } from './view.generated';

export type * from './view.generated';

export const GAME = 'gloomhaven';

export const ELEMENTS: readonly Element[] = ['fire', 'ice', 'air', 'earth', 'light', 'dark'];

/** Bits of a cell's terrain. */
export const OBSTACLE = 1;
export const TRAP = 2;
export const HAZARD = 4;
export const DIFFICULT = 8;
export const PLATE = 64;

/** How a door stands. */
export const CLOSED = 0;
export const OPENED = 1;
export const LOCKED = 2;

export const NOBODY = -1;

/** The name that words and events know a figure by. */
export function figureId({ kind, name, rank, number }: Pick<FigureView, 'kind' | 'name' | 'rank' | 'number'>): string {
  if (kind === 'hero') return name;
  return `${name}${rank === 'elite' ? '-elite' : ''}-${number}`;
}

export function figureAt(view: TableView, cell: number): FigureView | undefined {
  return view.figures.find((figure) => figure.cell === cell);
}

export function figureIn(view: TableView, slot: number | undefined): FigureView | undefined {
  return view.figures.find((figure) => figure.slot === slot);
}

/** The figure of a hero; nobody while it is not on the map. */
export function figureOf(view: TableView, seat: number): FigureView | undefined {
  return view.figures.find(({ kind, owner }) => kind === 'hero' && owner === seat);
}

/** Of a name in events: `bandit-guard-elite-4` -> `bandit-guard`. */
export function typeOf(name: string): string {
  return name.replace(/(-elite)?-\d+$/, '');
}

/** The types of monsters on the map, in the order of initiative; those without a card last. */
export function typesOf(view: TableView): string[] {
  const acting = view.order.flatMap(({ type }) => type ?? []);
  const present = view.figures.filter(({ kind }) => kind === 'monster' || kind === 'ally').map(({ name }) => name);
  return [...new Set([...acting.filter((type) => present.includes(type)), ...present])];
}

/** A pile without what still lies in the active area. */
export function resting(hero: HeroView, pile: 'discard' | 'lost'): string[] {
  return hero[pile].filter((card) => !hero.active.includes(card));
}

export const isPreparing = (view: TableView) => view.phase === 'prepare';
