// The picture after one event: which card now lies where. It follows what the events say and knows no rules, so a card
// that enters lies in the play area until the next event says that it was caught on its way.
import { argsOf, type Happening } from '../../common/happening';
import { bySuit, inBank, type EventArgs, type PlayerView, type TableView } from '../view';

/** A view on its way to the next one: `entered` is the last card placed, and what was owed before it. */
export interface Picture extends TableView {
  entered?: { card: string; owed: number } | undefined;
}

type Change = (picture: Picture, told: EventArgs) => void;

export function applyEvent(view: TableView, event: Happening): Picture {
  const change = CHANGES[event.kind];
  if (!change) return view;
  const picture = copy(view);
  change(picture, argsOf<EventArgs>(event));
  return picture;
}

const CHANGES: Record<string, Change> = {
  // Before the first turn
  started: (picture, { seat }) => (picture.active = seat),
  sealed: (picture, { seat }) => (picture.asked = picture.asked.filter((asked) => asked !== seat)),
  kept: (picture, { seat, pirate }) => {
    picture.offers = [];
    picture.kept = null;
    player(picture, seat).pirate = pirate;
  },
  offered: (picture, { seat, pirates }) => {
    if (seat === picture.seat) picture.offers = pirates;
  },
  'locker-named': (picture, { seat, other }) => (player(picture, seat).locker = other),

  // A turn
  turn: (picture, { seat }) => {
    picture.active = seat;
    clearTurn(picture);
  },
  drew: (picture, { card }) => {
    picture.draw -= 1;
    picture.known = picture.known.slice(1);
    enter(picture, card);
  },
  intercepted: (picture, { seat, card }) => {
    picture.owed = picture.entered?.owed ?? picture.owed;
    bank(picture, seat, [card]);
  },
  banked: (picture, { seat, cards }) => {
    bank(picture, seat, cards);
    clearTurn(picture);
  },
  bonus: (picture, { seat, cards }) => bank(picture, seat, cards),
  plundered: (picture, { seat, cards }) => bank(picture, seat, cards),

  // A bust
  busted: caught,
  'busted-by-value': caught,
  saved: (picture, { seat, cards }) => {
    bank(picture, seat, cards);
    picture.protected = [];
  },
  lost: (picture, { cards }) => discard(picture, cards),
  'lost-to': (picture, { other, cards }) => bank(picture, other, cards),

  // Effects
  void: giveBack,
  anchored: (picture, { cards }) => {
    picture.protected = [...picture.protected, ...cards.filter((card) => !picture.protected.includes(card))];
  },
  hooked: (picture, { card }) => enter(picture, card),
  stole: (picture, { card }) => enter(picture, card),
  mapped: (picture, { card }) => {
    giveBack(picture);
    enter(picture, card);
  },
  'map-showed': (picture, { cards }) => {
    take(picture, cards);
    picture.revealed = cards;
  },
  shot: (picture, { cards }) => discard(picture, cards),
  misfired: (picture, { card }) => discard(picture, [card]),
  scavenged: (picture, { seat, card }) => bank(picture, seat, [card]),
  foresaw: (picture, { cards }) => {
    if (cards.length > picture.known.length) picture.known = cards;
  },
  demanded: (picture, { number }) => (picture.owed = number),
  satisfied: (picture) => (picture.owed = 0),
  waived: (picture) => (picture.owed = 0),
  recalled: (picture, { card }) => {
    picture.play = [...picture.play.filter((other) => other !== card), card];
  },
  'recalled-to-bank': (picture, { seat, card }) => bank(picture, seat, [card]),
  'siren-took': (picture, { other, card }) => bank(picture, other, [card]),

  // The end
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

function player(picture: Picture, seat: number): PlayerView {
  const found = picture.players[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

function enter(picture: Picture, card: string): void {
  take(picture, [card]);
  picture.play = [...picture.play, card];
  picture.entered = { card, owed: picture.owed };
  picture.owed = Math.max(0, picture.owed - 1);
}

function caught(picture: Picture, { card }: EventArgs): void {
  take(picture, [card]);
  picture.busting = card;
  picture.owed = 0;
}

function bank(picture: Picture, seat: number, cards: readonly string[]): void {
  take(picture, cards);
  const owner = player(picture, seat);
  owner.bank = [...owner.bank, ...cards].sort(inBank);
}

function discard(picture: Picture, cards: readonly string[]): void {
  take(picture, cards);
  picture.discard = [...picture.discard, ...cards].sort(bySuit);
}

function giveBack(picture: Picture): void {
  const cards = picture.revealed;
  if (cards.length) discard(picture, cards);
}

function clearTurn(picture: Picture): void {
  picture.protected = [];
  picture.busting = null;
  picture.owed = 0;
  picture.entered = undefined;
}

/** A card is in one place only: it leaves wherever it was. */
function take(picture: Picture, cards: readonly string[]): void {
  const left = (zone: readonly string[]) => (zone.some((card) => cards.includes(card)) ? zone.filter(gone) : zone);
  const gone = (card: string) => !cards.includes(card);
  picture.play = left(picture.play);
  picture.protected = left(picture.protected);
  picture.revealed = left(picture.revealed);
  picture.discard = left(picture.discard);
  if (picture.busting && cards.includes(picture.busting)) picture.busting = null;
  for (const one of picture.players) one.bank = left(one.bank);
}
