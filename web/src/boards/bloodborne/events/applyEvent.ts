// The picture after one event: whose card lies where, who has how much blood and health. It follows what the events say
// and knows no rules.
import { argsOf, type Happening } from '../../common/happening';
import { sorted, TROPHIES, without, type EventArgs, type Group, type MonsterView, type PlayerView, type TableView } from '../view';

/** A view on its way to the next one: what was slain or has escaped stays in sight until the next monster comes. */
export interface Picture extends TableView {
  fate?: 'slain' | 'escaped' | undefined;
}

/** The one card that every game has: it can never leave. */
const DREAM = 'hunters-dream';

type Change = (picture: Picture, told: EventArgs) => void;

export function applyEvent(view: Picture, event: Happening): Picture {
  const change = CHANGES[event.kind];
  if (!change) return view;
  const picture = copy(view);
  change(picture, argsOf<EventArgs>(event));
  for (const one of picture.players) one.score = one.banked + one.trophies.reduce((sum, { points }) => sum + points, 0);
  return picture;
}

const CHANGES: Record<string, Change> = {
  // The dungeon
  entered: (picture, told) => enters(picture, told, 'monster'),
  'boss-entered': (picture, told) => enters(picture, told, 'boss'),
  'final-boss-entered': (picture, told) => enters(picture, told, 'final-boss'),
  escaped: (picture) => {
    picture.step = 6;
    picture.fate = 'escaped';
  },
  stays: (picture) => (picture.step = 6),
  inserted: (picture) => (picture.deck += 1),
  gained: collects,
  'lost-blood': collects,
  stolen: (picture, told) => {
    collects(picture, told);
    player(picture, told.other).collected = told.left;
  },
  discarded: (picture, { seat, cards }) => {
    const one = player(picture, seat);
    for (const card of cards) fromHand(picture, seat, card);
    one.used = sorted(picture, [...one.used, ...cards]);
  },

  // Cards
  round: (picture, { number, seat }) => {
    picture.round = number;
    picture.step = 1;
    passTo(picture, seat);
  },
  sealed: (picture, { seat }) => {
    player(picture, seat).picked = true;
    picture.asked = picture.asked.filter((one) => one !== seat);
  },
  revealed: (picture, { seat, card }) => turnUp(picture, seat, card),
  transformed: (picture, { seat, card }) => {
    picture.step = 2;
    turnUp(picture, seat, card);
  },
  instant: (picture) => (picture.step = 3),
  spoiled: (picture) => (picture.step = 3),

  // The monster attacks
  rolled: (picture, told) => rolls(picture, told, false),
  'rolled-combo': (picture, told) => rolls(picture, told, true),
  attacks: (picture) => (picture.step = 4),
  'attacks-raised': (picture) => (picture.step = 4),
  hurt: wounds,
  'hurt-halved': wounds,
  'hurt-reduced': wounds,
  'hurt-ignored': wounds,
  healed: changesHp,
  died: (picture, { seat }) => {
    const one = player(picture, seat);
    one.dead = true;
    one.deaths += 1;
    one.collected = 0;
    one.hp = 0;
  },
  eliminated: (picture, { seat }) => leaves(picture, seat),

  // The hunters attack
  took,
  'took-less': took,
  shortfall: (picture, told) => {
    afterTheRoll(picture);
    collects(picture, told);
  },
  'too-late': afterTheRoll,
  stopped: afterTheRoll,
  slain: (picture) => {
    if (picture.monster) picture.monster.blood = 0;
    picture.fate = 'slain';
  },
  trophy: advances,
  'extra-trophy': advances,
  'ability-trophy': advances,
  'trophy-lost': advances,

  // Hunter's Dream
  banked: (picture, { seat, number, total }) => {
    const one = player(picture, seat);
    // A card may bank too, earlier in the round.
    if (one.dreaming) picture.step = 7;
    one.collected -= number;
    one.banked = total;
  },
  recovered: (picture, { seat, cards }) => {
    const one = player(picture, seat);
    picture.step = 7;
    for (const card of cards) {
      if (one.used.includes(card)) one.used = without(one.used, card);
      else one.played = without(one.played, card);
    }
    toHand(picture, seat, cards);
  },
  upgraded: (picture, { seat, card, gift }) => {
    picture.step = gift ? 8 : 7;
    picture.row = without(picture.row, card);
    toHand(picture, seat, [card]);
  },
  removed: (picture, { seat, card, zone }) => {
    const one = player(picture, seat);
    if (zone === 'hand') fromHand(picture, seat, card);
    else one[zone] = without(one[zone], card);
    outOfTheGame(picture, [card]);
  },
  rested: changesHp,
  returned: (picture, told) => {
    player(picture, told.seat).dead = false;
    changesHp(picture, told);
  },
  refilled: (picture, { cards }) => {
    // After gifts of a revealed monster the round is over.
    picture.step = Math.max(picture.step, 7);
    picture.row = [...picture.row, ...cards];
    picture.upgrades -= cards.length;
  },

  // The end of the round
  used: (picture, { seat, cards }) => {
    const one = player(picture, seat);
    picture.step = 8;
    one.used = sorted(picture, [...one.used, ...cards]);
    one.played = cards.reduce<readonly string[]>((left, card) => without(left, card), one.played);
  },
  'weapon-lost': (picture, { seat, card }) => {
    const one = player(picture, seat);
    picture.step = 8;
    one.played = without(one.played, card);
    outOfTheGame(picture, [card]);
  },
  marker: (picture, { seat }) => {
    picture.step = 8;
    passTo(picture, seat);
    clearRound(picture);
  },

  // The end
  settled: (picture, { seat, total }) => {
    const one = player(picture, seat);
    one.collected = 0;
    one.banked = total;
  },
  ended: (picture) => {
    picture.phase = 'over';
    picture.step = 0;
    picture.asked = [];
  },
};

/** The kinds of event that change the picture. */
export const KINDS = Object.keys(CHANGES);

function copy(view: Picture): Picture {
  return {
    ...view,
    monster: view.monster && { ...view.monster },
    players: view.players.map((one) => ({ ...one })),
  };
}

function player(picture: Picture, seat: number): PlayerView {
  const found = picture.players[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

// The dungeon

/** Its lantern and trophies are seen when the server's own picture comes; those of the final boss are known. */
function enters(picture: Picture, { monster, number, printed }: EventArgs, group: Group): void {
  const known = picture.final_boss.id === monster ? picture.final_boss : null;
  const unknown: MonsterView = {
    id: monster,
    group,
    hp: printed,
    die: '',
    trophies: [],
    moments: [],
    rule: '',
    known: 'high',
    single_source: [],
    blood: number,
    entered: number,
  };
  picture.monster = known ? { ...known, blood: number, entered: number } : unknown;
  picture.fate = undefined;
  if (group !== 'final-boss') picture.deck -= 1;
}

// Cards

function toHand(picture: Picture, seat: number, cards: readonly string[]): void {
  player(picture, seat).hand += cards.length;
  if (seat === picture.seat) picture.hand = sorted(picture, [...picture.hand, ...cards]);
}

function fromHand(picture: Picture, seat: number, card: string): void {
  player(picture, seat).hand -= 1;
  if (seat === picture.seat) picture.hand = without(picture.hand, card);
}

function turnUp(picture: Picture, seat: number, card: string): void {
  const one = player(picture, seat);
  fromHand(picture, seat, card);
  one.played = [...one.played, card];
  one.picked = false;
  one.dreaming = one.dreaming || card === DREAM;
  if (seat === picture.seat) picture.pick = null;
}

function outOfTheGame(picture: Picture, cards: readonly string[]): void {
  picture.removed = sorted(picture, [...picture.removed, ...cards]);
}

// Blood, health, trophies

function collects(picture: Picture, { seat, total }: EventArgs): void {
  player(picture, seat).collected = total;
}

function wounds(picture: Picture, told: EventArgs): void {
  const one = player(picture, told.seat);
  one.wounds += one.hp - told.hp;
  one.hp = told.hp;
}

function changesHp(picture: Picture, { seat, hp }: EventArgs): void {
  player(picture, seat).hp = hp;
}

function rolls(picture: Picture, { die, number, total }: EventArgs, combo: boolean): void {
  const goesOn = picture.step === 4 && picture.roll?.faces.at(-1)?.combo;
  const faces = goesOn && picture.roll ? picture.roll.faces : [];
  picture.step = 4;
  picture.roll = { die, round: picture.round, faces: [...faces, { value: number, combo }], total };
}

function took(picture: Picture, { seat, number, left, total }: EventArgs): void {
  const one = player(picture, seat);
  afterTheRoll(picture);
  one.collected = total;
  one.dealt += number;
  if (picture.monster) picture.monster.blood = left;
}

/** What weapons do comes after the roll, unless a card is quicker. */
function afterTheRoll(picture: Picture): void {
  picture.step = picture.step >= 4 ? 5 : 3;
}

/** To its new space, be it forward or back. */
function advances(picture: Picture, { seat, trophy, place, points }: EventArgs): void {
  const one = player(picture, seat);
  const next = picture.spaces[Math.min(place, picture.spaces.length - 1)] ?? points;
  one.trophies = one.trophies.map((track) => (track.trophy === trophy ? { trophy, place, points, next } : track));
}

/** A second death under Rom: what the hunter had is void. */
function leaves(picture: Picture, seat: number): void {
  const one = player(picture, seat);
  const hand = seat === picture.seat ? picture.hand : [];
  outOfTheGame(picture, [...hand, ...one.used]);
  if (seat === picture.seat) picture.hand = [];
  one.gone = true;
  one.banked = 0;
  one.hand = 0;
  one.used = [];
  one.trophies = TROPHIES.map((trophy) => ({ trophy, place: 0, points: 0, next: picture.spaces[0] ?? 0 }));
  passTo(picture, picture.first);
}

// The round

/** Turn order, from whoever has the marker. */
function passTo(picture: Picture, seat: number): void {
  const seats = picture.players.map((one) => one.seat);
  picture.first = seat;
  picture.order = [...seats.slice(seat), ...seats.slice(0, seat)].filter((one) => !picture.players[one]?.gone);
}

function clearRound(picture: Picture): void {
  for (const one of picture.players) {
    if (one.gone) outOfTheGame(picture, one.played);
    one.played = [];
    one.dealt = 0;
    one.wounds = 0;
    one.dreaming = false;
  }
  if (picture.fate) picture.monster = null;
  picture.fate = undefined;
}
