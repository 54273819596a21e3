// The picture after one event: who has laid what, what came of it. It follows what the events say and knows no rules.
import { argsOf, type Happening } from '../../common/happening';
import { roomOf } from '../dungeon/rooms';
import { inHand, powerOf, ROOMS_IN_ROW, VALUES, type EventArgs, type PlayerView, type TableView } from '../view';

/** What has come of the room so far, by seat where it is about players. Gone when the next room is entered. */
export interface Scene {
  coins: Record<number, number>;
  wounds: Record<number, number>;
  items: Record<number, string[]>;
  /** Whom it strikes. */
  struck: readonly number[];
  /** Who has won something from it. */
  lucky: readonly number[];
  escaped: readonly number[];
  /** Cards that count otherwise here. */
  counts: Record<number, number>;
  fight: { total: number; strength: number; won: boolean } | null;
  /** The chest that is being opened: 0 is the first. */
  chest: number | null;
  /** The card that decides about a trap. */
  highest: number | null;
}

/** A view on its way to the next one. */
export interface Picture extends TableView {
  scene?: Scene | undefined;
}

type Change = (picture: Picture, told: EventArgs) => void;

const DARK = 'dark';
const ROOMS = 25;

export function applyEvent(view: Picture, event: Happening): Picture {
  const change = CHANGES[event.kind];
  if (!change) return view;
  const picture = copy(view);
  change(picture, argsOf<EventArgs>(event));
  return picture;
}

const CHANGES: Record<string, Change> = {
  // Levels and rooms
  level: (picture, { number, rooms }) => {
    clear(picture);
    picture.level = number;
    picture.place = 1;
    picture.pile = Math.max(ROOMS - number * ROOMS_IN_ROW, 0);
    picture.row = rooms.map((room, index) => ({
      place: index + 1,
      state: room === DARK ? 'dark' : 'up',
      seen: false,
      room: room === DARK ? null : roomOf(room),
    }));
  },
  uncovered: (picture, { room, place }) => {
    clear(picture);
    picture.row = picture.row.map((one) =>
      one.place === place ? { ...one, state: 'up', seen: false, room: one.room ?? roomOf(room) } : one,
    );
  },
  entered: enter,
  'entered-boss': enter,

  // Torches
  lit: (picture, { seat }) => leaveHand(picture, seat, 'torch'),
  'torch-showed': (picture, { rooms, places }) => {
    picture.row = picture.row.map((one) => {
      const room = rooms[places.indexOf(one.place)];
      return room === undefined ? one : { ...one, seen: true, room: roomOf(room) };
    });
  },

  // Cards
  sealed: (picture, { seat }) => {
    const owner = player(picture, seat);
    owner.committed = true;
    owner.cards -= 1;
    noLongerAsked(picture, seat);
  },
  revealed: (picture, { seat, card }) => {
    uncover(picture, seat, card);
    picture.scene ??= nothingYet();
  },
  played: (picture, { seat, card }) => {
    player(picture, seat).cards -= 1;
    uncover(picture, seat, card);
    noLongerAsked(picture, seat);
    picture.scene ??= nothingYet();
  },
  replaced: (picture, { seat, card }) => {
    // Who is still asked has chosen in the open; the others have sealed it before.
    if (picture.asked.includes(seat)) player(picture, seat).cards -= 1;
    uncover(picture, seat, card);
    noLongerAsked(picture, seat);
  },
  returned: (picture, { item }) => {
    picture.supply = { ...picture.supply, [item]: picture.supply[item] + 1 };
  },
  took: (picture, { seat, item, number }) => {
    picture.supply = { ...picture.supply, [item]: number };
    player(picture, seat).cards += 1;
    if (seat === picture.seat) picture.hand = [...picture.hand, item].sort(inHand);
    change(picture, (scene) => (scene.items = { ...scene.items, [seat]: [...(scene.items[seat] ?? []), item] }));
  },

  // Coins and wounds
  gained: (picture, { seat, number, coins }) => {
    player(picture, seat).coins = coins;
    change(picture, (scene) => (scene.coins = added(scene.coins, seat, number)));
  },
  paid: (picture, { seat, number, coins }) => {
    player(picture, seat).coins = coins;
    change(picture, (scene) => (scene.coins = added(scene.coins, seat, -number)));
  },
  wounded: (picture, { seat, number, wounds }) => {
    player(picture, seat).wounds = wounds;
    change(picture, (scene) => (scene.wounds = added(scene.wounds, seat, number)));
  },
  healed: (picture, { seat, number, wounds }) => {
    player(picture, seat).wounds = wounds;
    change(picture, (scene) => (scene.wounds = added(scene.wounds, seat, -number)));
  },

  // What decides
  'chest-won': (picture, { seat }) => opens(picture, [seat]),
  'chest-shared': (picture, { seats }) => opens(picture, seats),
  'chest-too-small': (picture) => opens(picture, []),
  'chest-unclaimed': (picture) => opens(picture, []),
  counted: (picture, { seat, number }) =>
    change(picture, (scene) => (scene.counts = { ...scene.counts, [seat]: number })),
  escaped: (picture, { seat }) => change(picture, (scene) => (scene.escaped = [...scene.escaped, seat])),
  defeated: (picture, { number, strength }) => fights(picture, number, strength, true),
  attacks: (picture, { number, strength }) => fights(picture, number, strength, false),
  attacked: strikes,
  'attacked-highest': strikes,
  petrified: (picture, { seat }) => (player(picture, seat).petrified = true),
  'highest-rewarded': (picture, { seats }) => change(picture, (scene) => (scene.lucky = seats)),
  benefit: (picture, { seat }) => change(picture, (scene) => (scene.lucky = [seat])),
  harmless: (picture, { number }) => change(picture, (scene) => (scene.highest = number)),
  'sprung-richest': springs,
  'sprung-unhurt': springs,

  // The map
  'map-drawn': (picture, { seat }) => (picture.map = seat),
  'map-passed': (picture, { seat }) => (picture.map = seat),

  // The end
  'level-ended': (picture) => {
    clear(picture);
    picture.row = picture.row.map((one) => ({ ...one, state: 'resolved' }));
  },
  'hands-back': (picture) => {
    for (const one of picture.players) {
      one.cards += one.played.length;
      one.played = [];
    }
    if (picture.seat !== null) {
      const powers = VALUES.map((value) => `power-${value}`);
      picture.hand = [...powers, ...picture.hand.filter((card) => powerOf(card) === null)];
    }
  },
  ended: (picture) => {
    picture.phase = 'over';
    picture.asked = [];
  },
};

/** The kinds of event that change the picture. */
export const KINDS = Object.keys(CHANGES);

function copy(view: Picture): Picture {
  return { ...view, players: view.players.map((one) => ({ ...one })) };
}

function nothingYet(): Scene {
  return {
    coins: {},
    wounds: {},
    items: {},
    struck: [],
    lucky: [],
    escaped: [],
    counts: {},
    fight: null,
    chest: null,
    highest: null,
  };
}

/** What has come of the room so far, and this besides. */
function change(picture: Picture, add: (scene: Scene) => void): void {
  const scene = { ...(picture.scene ?? nothingYet()) };
  add(scene);
  picture.scene = scene;
}

function added(sums: Record<number, number>, seat: number, number: number): Record<number, number> {
  return { ...sums, [seat]: (sums[seat] ?? 0) + number };
}

function player(picture: Picture, seat: number): PlayerView {
  const found = picture.players[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

function noLongerAsked(picture: Picture, seat: number): void {
  picture.asked = picture.asked.filter((one) => one !== seat);
}

function uncover(picture: Picture, seat: number, card: string): void {
  const owner = player(picture, seat);
  const power = powerOf(card);
  owner.card = card;
  owner.committed = true;
  if (power !== null) owner.played = [...owner.played, power].sort((one, other) => one - other);
  if (seat !== picture.seat) return;
  if (picture.sealed === null) picture.hand = without(picture.hand, card);
  picture.sealed = null;
}

function leaveHand(picture: Picture, seat: number, card: string): void {
  player(picture, seat).cards -= 1;
  if (seat === picture.seat) picture.hand = without(picture.hand, card);
}

function without(hand: readonly string[], card: string): string[] {
  const index = hand.indexOf(card);
  return index < 0 ? [...hand] : [...hand.slice(0, index), ...hand.slice(index + 1)];
}

function enter(picture: Picture, { room, place, number }: EventArgs): void {
  clear(picture);
  picture.level = number;
  picture.place = place;
  picture.phase = 'lay';
  picture.row = picture.row.map((one) => {
    if (one.place < place) return { ...one, state: 'resolved' };
    return one.place === place ? { ...one, state: 'current', seen: false, room: one.room ?? roomOf(room) } : one;
  });
}

/** The cards of the room are taken away. */
function clear(picture: Picture): void {
  const room = picture.row.find(({ state }) => state === 'current')?.room;
  if (room && picture.players.every(({ card }) => card !== null)) {
    picture.last = { room, cards: picture.players.map(({ card }) => card) };
  }
  for (const one of picture.players) {
    one.card = null;
    one.committed = false;
  }
  picture.scene = undefined;
}

/** The first chest is opened before the second. */
function opens(picture: Picture, seats: readonly number[]): void {
  change(picture, (scene) => {
    scene.chest = scene.chest === null ? 0 : 1;
    scene.lucky = seats;
  });
}

function fights(picture: Picture, total: number, strength: number, won: boolean): void {
  change(picture, (scene) => (scene.fight = { total, strength, won }));
}

function strikes(picture: Picture, { seats }: EventArgs): void {
  change(picture, (scene) => (scene.struck = seats));
}

function springs(picture: Picture, { seats, highest }: EventArgs): void {
  change(picture, (scene) => {
    scene.struck = seats;
    scene.highest = highest;
  });
}
