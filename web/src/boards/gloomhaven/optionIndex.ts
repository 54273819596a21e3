// Which choices have their place on the board: hexes, figures, cards, items. The frame's bar shows the others.
import type { Target } from '../board';
import type { Choice, Question } from '../../lib/net/wire';
import type { Choosing, Element, TableView } from './view';

/** Where a choice can be made on the board. */
export interface Index {
  cells: ReadonlyMap<number, Choice>;
  /** Single steps, by the cell they lead to. */
  steps: ReadonlyMap<number, Choice>;
  figures: ReadonlyMap<number, Choice>;
  /** By card: to play a half, to lead with, to lose... */
  cards: ReadonlyMap<string, readonly Choice[]>;
  items: ReadonlyMap<string, Choice>;
  elements: ReadonlyMap<Element, Choice>;
  perks: readonly Choice[];
  /** By key, for what has no place of its own. */
  others: ReadonlyMap<string, Choice>;
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

export function indexOf(question: Question | null, choosing: Choosing): Index {
  if (!question) return NOTHING;
  const { choices } = question;
  const cards = new Map<string, Choice[]>();
  for (const choice of choices) {
    const card = choice.args['card'];
    if (typeof card === 'string' && card && isOfCard(choice)) cards.set(card, [...(cards.get(card) ?? []), choice]);
  }
  return {
    cells: by(choices, ({ key }) => key.startsWith('cell-'), ({ args }) => Number(args['cell'])),
    steps: by(choices, ({ key }) => key === 'step', ({ args }) => stepCell(choosing, Number(args['number']))),
    figures: by(choices, ({ key }) => key.startsWith('figure-'), ({ args }) => Number(args['slot'])),
    cards,
    items: by(choices, ({ key }) => ['item', 'refresh', 'buy'].includes(key), ({ args }) => String(args['item'])),
    elements: by(choices, ({ key }) => key.startsWith('element'), ({ args }) => args['element'] as Element),
    perks: choices.filter(({ key }) => key === 'perk'),
    others: by(choices, isPlain, ({ key }) => key),
  };
}

function by<K>(choices: readonly Choice[], which: (choice: Choice) => boolean, name: (choice: Choice) => K): Map<K, Choice> {
  return new Map(choices.filter(which).map((choice) => [name(choice), choice]));
}

function stepCell(choosing: Choosing, direction: number): number {
  return choosing.steps?.find(([way]) => way === direction)?.[1] ?? -1;
}

/** A card that is chosen, and not only spoken of. */
function isOfCard({ key }: Choice): boolean {
  return ['lead', 'second', 'hand', 'end-card'].includes(key) || key.startsWith('card-') || key.startsWith('play-');
}

function isPlain({ key, args }: Choice): boolean {
  return !('card' in args || 'item' in args || 'cell' in args || 'slot' in args || key === 'step' || key === 'perk');
}

const CARD_KEYS = ['lead', 'second', 'hand', 'buy', 'perk', 'step'];

/** What the board offers better than a row of buttons. Few figures, items and elements stand in the bar as well. */
export function isOnBoard({ key }: Target): boolean {
  return CARD_KEYS.includes(key) || key.startsWith('cell-') || key.startsWith('play-') || key.startsWith('card-');
}

export type Half = 'top' | 'bottom';
export const HALVES: readonly Half[] = ['top', 'bottom'];

/** The action printed on a half, and the default in its place. */
export interface HalfChoices {
  action?: Choice;
  basic?: Choice;
}

/** The choices of a played card by half. */
export function halvesOf(choices: readonly Choice[]): Record<Half, HalfChoices> {
  const find = (key: string) => choices.find((choice) => choice.key === key);
  const pair = (action: Choice | undefined, basic: Choice | undefined) => ({
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
