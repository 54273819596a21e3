// Which choices have their place on the board: hexes, figures, cards, items. The frame's bar shows the others.
import type { ShownOption } from '../board';
import type { OptionInfo, DecisionInfo } from '../../lib/net/wire';
import { DIRECTIONS } from './map/hexes';
import type { Choosing, Element, TableView } from './view';

/** Where a choice can be made on the board. */
export interface Index {
  cells: ReadonlyMap<number, OptionInfo>;
  /** Single steps, by the cell they lead to. */
  steps: ReadonlyMap<number, OptionInfo>;
  figures: ReadonlyMap<number, OptionInfo>;
  /** By card: to play a half, to lead with, to lose... */
  cards: ReadonlyMap<string, readonly OptionInfo[]>;
  items: ReadonlyMap<string, OptionInfo>;
  elements: ReadonlyMap<Element, OptionInfo>;
  perks: readonly OptionInfo[];
  /** By key, for what has no place of its own. */
  others: ReadonlyMap<string, OptionInfo>;
}

const NOTHING: Index = {
  cells: new Map(),
  steps: new Map(),
  figures: new Map(),
  cards: new Map(),
  items: new Map(),
  elements: new Map(),
  perks: [],
  others: new Map(),
};

export function indexOf(decision: DecisionInfo | null, choosing: Choosing): Index {
  if (!decision) return NOTHING;
  const { options } = decision;
  const cards = new Map<string, OptionInfo[]>();
  for (const option of options) {
    const card = option.args['card'];
    if (typeof card === 'string' && card && isOfCard(option)) cards.set(card, [...(cards.get(card) ?? []), option]);
  }
  return {
    cells: by(options, ({ key }) => key.startsWith('cell-'), ({ args }) => Number(args['cell'])),
    steps: by(options, ({ key }) => key === 'step', ({ args }) => stepCell(choosing, Number(args['number']))),
    figures: by(options, ({ key }) => key.startsWith('figure-'), ({ args }) => Number(args['slot'])),
    cards,
    items: by(options, ({ key }) => ['item', 'refresh', 'buy'].includes(key), ({ args }) => String(args['item'])),
    elements: by(options, ({ key }) => key.startsWith('element'), ({ args }) => args['element'] as Element),
    perks: options.filter(({ key }) => key === 'perk'),
    others: by(options, isPlain, ({ key }) => key),
  };
}

function by<K>(options: readonly OptionInfo[], which: (option: OptionInfo) => boolean, name: (option: OptionInfo) => K): Map<K, OptionInfo> {
  return new Map(options.filter(which).map((option) => [name(option), option]));
}

function stepCell(choosing: Choosing, direction: number): number {
  return choosing.steps?.find(([way]) => way === direction)?.[1] ?? -1;
}

/** The code of the step from a hex to its neighbour. Those of the six directions lie side by side, so one that is open tells all. */
export function stepCode({ steps }: Index, places: ReadonlyMap<number, readonly [number, number]>, from: number, to: number): number {
  const [first] = steps.values();
  const [q, r] = places.get(from) ?? [NaN, NaN];
  const [toQ, toR] = places.get(to) ?? [NaN, NaN];
  const direction = DIRECTIONS.findIndex(([dq, dr]) => q + dq === toQ && r + dr === toR);
  return first && direction >= 0 ? first.code - Number(first.args['number']) + direction : -1;
}

/** A card that is chosen, and not only spoken of. */
function isOfCard({ key }: OptionInfo): boolean {
  return ['lead', 'second', 'hand', 'end-card'].includes(key) || key.startsWith('card-') || key.startsWith('play-');
}

function isPlain({ key, args }: OptionInfo): boolean {
  return !('card' in args || 'item' in args || 'cell' in args || 'slot' in args || key === 'step' || key === 'perk');
}

const CARD_KEYS = ['lead', 'second', 'hand', 'buy', 'perk', 'step'];
/** The character sheet says these with one button. */
const SHEET_KEYS = ['quick-prepare', 'custom', 'next', 'choice-prepare'];

/** What the board offers better than a row of buttons. Few figures, items and elements stand in the bar as well. */
export function isOnBoard({ key }: ShownOption): boolean {
  return CARD_KEYS.includes(key) || SHEET_KEYS.includes(key) || key.startsWith('cell-') || key.startsWith('play-') || key.startsWith('card-');
}

export type Half = 'top' | 'bottom';
export const HALVES: readonly Half[] = ['top', 'bottom'];

/** The action printed on a half, and the default in its place. */
export interface HalfOptions {
  action?: OptionInfo;
  basic?: OptionInfo;
}

/** The choices of a played card by half. */
export function halvesOf(options: readonly OptionInfo[]): Record<Half, HalfOptions> {
  const find = (key: string) => options.find((option) => option.key === key);
  const pair = (action: OptionInfo | undefined, basic: OptionInfo | undefined) => ({
    ...(action ? { action } : {}),
    ...(basic ? { basic } : {}),
  });
  return {
    top: pair(find('play-top'), find('play-attack')),
    bottom: pair(find('play-bottom'), find('play-move')),
  };
}

export function aimAt({ choosing }: Pick<TableView, 'choosing'>, slot: number) {
  const aim = choosing.aims?.find(([target]) => target === slot);
  return aim && { value: aim[1], shield: aim[2], draw: aim[3], retaliate: aim[4] };
}

/** The ways a pattern may lie over a cell, those that strike most first. */
export function laysOver({ choosing }: Pick<TableView, 'choosing'>, cell: number): readonly (readonly number[])[] {
  return (choosing.lays ?? []).filter((cells) => cells.includes(cell));
}
