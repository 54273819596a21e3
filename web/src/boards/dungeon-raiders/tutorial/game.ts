// The small game behind the tutorial: everything that happens in it is written down in `script.ts`. What only a server
// would know (the numbers on a card, who is in danger, who wins) is kept here.
import type { Happening } from '../../common/happening';
import type { BareOption } from '../../common/tutorial';
import { applyEvent, type Picture } from '../events/applyEvent';
import { currentRoom, powerOf, type PlaceView, type PlayerView, type RoomView } from '../view';

export const ME = 0;
export const DENISE = 1;
export const RODRIGO = 2;

const POWERS = ['power-1', 'power-2', 'power-3', 'power-4', 'power-5'];

/** The cards of this dungeon, for three players. */
const ROOMS: Record<string, RoomView> = Object.fromEntries(
  [
    room({ id: 'chests-4-2-1', kind: 'treasure', chests: [4, 2], legal: ['key'], rule: 'DR-6.1' }),
    room({ id: 'goblin-1', kind: 'monster', strength: 11, wounds: 2, legal: ['sword'], rule: 'DR-7.1' }),
    room({
      id: 'vault-items-1',
      kind: 'vault',
      benefits: ['torch', 'crystal-ball', 'key', 'sword', 'potion-1'],
      legal: [],
      rule: 'DR-8.1',
    }),
    room({ id: 'dragon-1', kind: 'monster', strength: 14, wounds: 3, legal: ['sword'], rule: 'DR-7.1' }),
    room({ id: 'trap-lava', kind: 'trap', target: 'most-coins', by_highest: [0, 0, 1, 2, 3], legal: [], rule: 'DR-9.2' }),
  ].map((one) => [one.id, one]),
);

function room(printed: Omit<RoomView, 'face'>): RoomView {
  return { ...printed, face: printed.id, legal: [...POWERS, 'crystal-ball', ...printed.legal] };
}

function place(number: number, id: string | null): PlaceView {
  const state = number === 1 ? 'current' : id ? 'up' : 'dark';
  return { place: number, state, seen: false, room: id ? (ROOMS[id] ?? null) : null };
}

function player(seat: number, character: string, coins: number, wounds: number, items: number): PlayerView {
  const committed = seat !== ME;
  return {
    seat,
    character,
    coins,
    wounds,
    cards: POWERS.length + items - Number(committed),
    played: [],
    committed,
    card: null,
    petrified: false,
  };
}

/** The others have laid their cards already. */
export const FIRST_VIEW: Picture = withDanger({
  seat: ME,
  phase: 'lay',
  asked: [ME],
  level: 1,
  place: 1,
  row: [place(1, 'chests-4-2-1'), place(2, 'goblin-1'), place(3, 'vault-items-1'), place(4, null), place(5, null)],
  pile: 20,
  boss: null,
  supply: { torch: 5, 'crystal-ball': 6, key: 5, sword: 5 },
  map: null,
  players: [player(ME, 'explorer', 3, 2, 1), player(DENISE, 'thief', 2, 2, 1), player(RODRIGO, 'knight', 1, 1, 1)],
  fainting: [],
  hand: [...POWERS, 'torch'],
  sealed: null,
  last: null,
  result: null,
  options: { tactical: false },
});

/** The view after these events, as a server would send it. */
export function tell(view: Picture, events: readonly Happening[], over = false): Picture {
  const told = withDanger(events.reduce<Picture>(applyEvent, view));
  const { scene: _, ...rest } = told;
  const phase = over ? 'over' : told.players.some(({ card }) => card === 'crystal-ball') ? 'replace' : 'lay';
  return {
    ...rest,
    phase,
    asked: over ? [] : [ME],
    row: told.row.map((at) => ({ ...at, room: at.room ? (ROOMS[at.room.id] ?? at.room) : null })),
    result: over ? resultOf(told) : null,
  };
}

/** With three players the most wounds are dangerous only to who has them alone (DR-15.4). */
function withDanger(view: Picture): Picture {
  const most = Math.max(...view.players.map(({ wounds }) => wounds));
  const hurt = view.players.filter(({ wounds }) => wounds === most);
  return { ...view, fainting: hurt.length === 1 ? hurt.map(({ seat }) => seat) : [] };
}

function resultOf({ fainting, players }: Picture): Picture['result'] {
  const left = players.filter(({ seat }) => !fainting.includes(seat)).sort((one, other) => other.coins - one.coins);
  const order = left.map(({ seat }) => seat);
  return {
    fainted: fainting,
    petrified: [],
    fainting_rule: 'DR-15.4',
    tied: [],
    winners: order.slice(0, 1),
    ranking: [...order, ...fainting],
  };
}

// Questions, as the server would ask them

/** All cards of my hand that the room allows, and a torch. */
export function cardsToLay(view: Picture): BareOption[] {
  const here = currentRoom(view);
  const legal = view.hand.filter((card) => here?.legal.includes(card));
  return legal.filter((card) => view.phase === 'lay' || card !== 'crystal-ball').map((card) => lay(here, card));
}

function lay(here: RoomView | null, card: string): BareOption {
  const targets = [`card:${card}`];
  if (card === 'crystal-ball') return { key: 'ball', args: { card }, targets, rule: 'DR-5.4' };
  const power = powerOf(card);
  const benefit = power === null ? undefined : here?.benefits?.[power - 1];
  if (benefit) return { key: 'claim', args: { card, benefit }, targets: [...targets, `supply:${benefit}`], rule: 'DR-8.2' };
  return { key: 'lay', args: { card }, targets, rule: 'DR-5.2' };
}

export function look(view: Picture): BareOption {
  const dark = view.row.filter(({ state }) => state === 'dark').map((at) => `room:${at.place}`);
  return { key: 'look', args: { number: dark.length }, targets: ['card:torch', ...dark], rule: 'DR-4.2' };
}
