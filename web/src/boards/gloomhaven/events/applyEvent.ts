// The picture after one event: who stands where, how hurt, in what condition. It follows the events and knows no rules.
// What an event only names (a room, a monster that comes) is looked up in the view that is on its way.
import { argsOf, type Happening } from '../../common/happening';
import { withRoom } from './rooms';
import { typeOf, type Entry, type EventArgs, type FigureView, type HeroView, type TableView } from '../view';

/** What floats up from a figure for a moment: "-3", "+2". */
export interface Float {
  slot: number;
  text: string;
  good: boolean;
}

/** A view on its way to the next one. */
export interface Picture extends TableView {
  /** The monster that acts, what it has said so far. */
  reasons?: readonly Happening[] | undefined;
  /** Hexes and figures that what is being told speaks of. */
  shown?: { hexes: readonly string[]; figures: readonly string[] } | undefined;
  /** The attack that is being carried out. */
  blow?: { from: number; to: number } | undefined;
  float?: Float | undefined;
  drawn?: { slot: number; cards: readonly string[]; used: readonly string[]; mode: number } | undefined;
}

type Change = (picture: Picture, told: EventArgs, end: TableView) => void;

const RESTING = 99;
const RANKS = ['normal', 'elite', 'boss'] as const;

export function applyEvent(view: Picture, event: Happening, end: TableView = view): Picture {
  const picture: Picture = { ...view, shown: undefined, float: undefined };
  if (event.kind.startsWith('why-')) {
    explains(picture, event);
    return picture;
  }
  CHANGES[event.kind]?.(picture, argsOf<EventArgs>(event), end);
  return picture;
}

function explains(picture: Picture, event: Happening): void {
  const told = argsOf<EventArgs>(event);
  picture.reasons = [...(picture.reasons ?? []), event];
  picture.shown = { hexes: told.hexes ?? [], figures: told.figures ?? [] };
}

const CHANGES: Record<string, Change> = {
  round: (picture, { number }) => {
    picture.round = number;
    picture.order = [];
    picture.turn = -1;
    quiet(picture);
    picture.figures = picture.figures.map((figure) => ({ ...figure, acted: false }));
  },
  turn: (picture, { slot }) => {
    picture.turn = slot;
    quiet(picture);
  },
  revealed: (picture, { seat, cards, number }) => {
    hero(picture, seat, (one) => ({
      ...one,
      played: cards,
      leading: cards[0] ?? '',
      initiative: number,
      hand: one.hand.filter((card) => !cards.includes(card)),
      hand_size: one.hand_size - cards.length,
      chosen: '',
      sealed: -1,
    }));
    enters(picture, [{ seat, initiative: number }]);
  },
  rests: (picture, { seat }) => {
    hero(picture, seat, (one) => ({ ...one, resting: true, initiative: RESTING }));
    enters(picture, [{ seat, initiative: RESTING }]);
  },
  'monster-card': (picture, { deck, card, number }) => {
    picture.cards = picture.cards.map((one) => (one.deck === deck ? { ...one, card: Number(card), left: Math.max(0, one.left - 1) } : one));
    const types = picture.cards.find((one) => one.deck === deck)?.types ?? [];
    enters(picture, types.map((type) => ({ type, initiative: number })));
  },

  moved: walks,
  forced: walks,
  placed: (picture, { slot, number }) => figure(picture, slot, (one) => ({ ...one, cell: number })),
  'monster-placed': (picture, { figure: name, slot, cell, rank, hp }, end) => {
    if (picture.figures.some((one) => one.slot === slot)) return;
    const comes = fresh(end, slot, cell) ?? stranger(name, slot, cell, RANKS[rank] ?? 'normal');
    picture.figures = [...picture.figures, { ...comes, hp: hp ?? comes.hp }];
  },
  summoned: (picture, { to, number }, end) => {
    const comes = fresh(end, to, number);
    if (comes && !picture.figures.some(({ slot }) => slot === to)) picture.figures = [...picture.figures, comes];
  },
  'room-revealed': (picture, { first, last }, end) => {
    if (first !== undefined) picture.board = withRoom(picture.board, end.board, first, last);
  },
  attack: (picture, { slot, to }) => {
    picture.blow = { from: slot, to };
    picture.drawn = undefined;
  },
  'drew-modifier': (picture, told) => {
    picture.drawn = { slot: told.slot, cards: told.modifiers, used: told['used-modifiers'], mode: told.mode };
  },
  damage: (picture, { slot, number, hp }) => {
    figure(picture, slot, (one) => ({ ...one, hp }));
    picture.float = { slot, text: `−${number}`, good: false };
  },
  healed: (picture, { slot, number }) => {
    figure(picture, slot, (one) => ({ ...one, hp: Math.min(one.max_hp, one.hp + number) }));
    picture.float = { slot, text: `+${number}`, good: true };
  },
  killed: (picture, { slot }) => remove(picture, slot),
  left: (picture, { slot }) => remove(picture, slot),
  dropped: (picture, { cell }) => {
    const more = (picture.board.coins.find(([at]) => at === cell)?.[1] ?? 0) + 1;
    picture.board = { ...picture.board, coins: [...picture.board.coins.filter(([at]) => at !== cell), [cell, more]] };
  },
  fell: (picture, { slot }) => remove(picture, slot),
  exhausted: (picture, { seat }) => {
    hero(picture, seat, (one) => ({ ...one, exhausted: true }));
    picture.figures = picture.figures.filter((one) => one.owner !== seat);
  },
  escaped: (picture, { seat }) => {
    hero(picture, seat, (one) => ({ ...one, exhausted: true, escaped: true }));
    picture.figures = picture.figures.filter((one) => one.owner !== seat);
  },
  'condition-gained': (picture, { slot, conditions }) =>
    figure(picture, slot, (one) => ({ ...one, conditions: [...new Set([...one.conditions, ...conditions])] })),
  'condition-ended': (picture, { slot, conditions }) =>
    figure(picture, slot, (one) => ({ ...one, conditions: one.conditions.filter((name) => !conditions.includes(name)) })),

  'element-created': (picture, { element }) => (picture.created = [...new Set([...picture.created, element])]),
  'element-strong': (picture, { element }) => {
    picture.elements = { ...picture.elements, [element]: 2 };
    picture.created = picture.created.filter((one) => one !== element);
  },
  'element-consumed': (picture, { element }) => (picture.elements = { ...picture.elements, [element]: 0 }),
  'element-waned': (picture, { element }) =>
    (picture.elements = { ...picture.elements, [element]: Math.max(0, picture.elements[element] - 1) }),

  experience: (picture, { seat, number }) => hero(picture, seat, (one) => ({ ...one, xp: one.xp + number })),
  looted: (picture, { seat, cell, number }) => {
    hero(picture, seat, (one) => ({ ...one, tokens: one.tokens + number }));
    picture.board = { ...picture.board, coins: picture.board.coins.filter(([at]) => at !== cell) };
  },
  'door-opened': (picture, { door }) => {
    picture.board = { ...picture.board, doors: picture.board.doors.map((one, number) => (number === door ? [one[0], one[1], one[2], 1] : one)) };
  },
  'door-closed': (picture, { door }) => {
    picture.board = { ...picture.board, doors: picture.board.doors.map((one, number) => (number === door ? [one[0], one[1], one[2], 2] : one)) };
  },
  'card-lost': (picture, { seat, card }) => moves(picture, seat, card, 'lost'),
  'card-discarded': (picture, { seat, card }) => moves(picture, seat, card, 'discard'),
  // Where it will go when its effect ends, it is counted already.
  'card-active': (picture, { seat, card }) =>
    hero(picture, seat, (one) => ({ ...one, active: [...new Set([...one.active, card])], played: one.played.filter((name) => name !== card) })),
  'active-ended': (picture, { seat, card }) => hero(picture, seat, (one) => ({ ...one, active: one.active.filter((name) => name !== card) })),
  recovered: (picture, { seat, card }) => moves(picture, seat, card, 'hand'),
};

/** The kinds of event that change the picture. */
export const KINDS = Object.keys(CHANGES);

/** Into the order of initiative, at its place. */
function enters(picture: Picture, entries: readonly Entry[]): void {
  const same = (one: Entry, other: Entry) => one.seat === other.seat && one.type === other.type;
  const others = picture.order.filter((one) => !entries.some((entry) => same(one, entry)));
  picture.order = [...others, ...entries].sort((one, other) => one.initiative - other.initiative);
}

function quiet(picture: Picture): void {
  picture.reasons = undefined;
  picture.blow = undefined;
  picture.drawn = undefined;
}

function walks(picture: Picture, { slot, cell }: EventArgs): void {
  figure(picture, slot, (one) => ({ ...one, cell }));
  picture.blow = undefined;
}

function figure(picture: Picture, slot: number, change: (one: FigureView) => FigureView): void {
  picture.figures = picture.figures.map((one) => (one.slot === slot ? change(one) : one));
}

function remove(picture: Picture, slot: number): void {
  picture.figures = picture.figures.filter((one) => one.slot !== slot);
}

function hero(picture: Picture, seat: number, change: (one: HeroView) => HeroView): void {
  picture.heroes = picture.heroes.map((one) => (one.seat === seat ? change(one) : one));
}

type Zone = 'hand' | 'discard' | 'lost';

function moves(picture: Picture, seat: number, card: string, to: Zone): void {
  hero(picture, seat, (one) => {
    const without = (cards: readonly string[]) => cards.filter((name) => name !== card);
    const moved = {
      ...one,
      hand: without(one.hand),
      discard: without(one.discard),
      lost: without(one.lost),
      played: without(one.played),
    };
    return { ...moved, [to]: [...moved[to], card] };
  });
}

/** Who comes, as the view on its way knows them; unhurt, whatever happens to them before it is there. */
function fresh(end: TableView, slot: number, cell: number): FigureView | undefined {
  const known = end.figures.find((one) => one.slot === slot);
  return known && { ...known, cell, hp: known.max_hp, conditions: [], acted: false, focus: -1 };
}

/** A monster of which only the event has told so far. */
function stranger(name: string, slot: number, cell: number, rank: FigureView['rank']): FigureView {
  const number = Number(/\d+$/.exec(name)?.[0] ?? 0);
  const rest = { conditions: [], shield: 0, retaliate: 0, move: 0, attack: 0, range: 0, flying: false, acted: false, focus: -1 };
  return { slot, kind: 'monster', name: typeOf(name), number, rank, side: 1, owner: -1, cell, hp: 0, max_hp: 0, ...rest };
}
