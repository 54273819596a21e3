// Where every card lies in a view, and what is elsewhere in the next one: these fly. Blood flies drop by drop.
import { journeysBetween, type Journey, type Spot } from '../../common/journeys';
import { inHand, type PlayerView, type TableView } from '../view';

/** More drops than these fly as so many. */
const MOST_DROPS = 6;
const DROP = 'drop';
const LAID = 'laid';

/** `0/hunter-axe/0`: the first Hunter Axe of seat 0; `0/laid`: what that seat has laid face down. */
export function placesOf(view: TableView): Map<string, Spot> {
  const places = new Map<string, Spot>();
  const lay = (seat: number, card: string, spot: Spot) => {
    let copy = 0;
    while (places.has(`${seat}/${card}/${copy}`)) copy += 1;
    places.set(`${seat}/${card}/${copy}`, spot);
  };
  if (view.seat !== null) {
    const me = view.seat;
    for (const card of inHand(view)) lay(me, card, `hand:${card}`);
    if (view.pick !== null) lay(me, view.pick, `slot:${me}`);
  }
  for (const { seat, played, picked, used } of view.players) {
    for (const card of played) lay(seat, card, `slot:${seat}`);
    if (picked && seat !== view.seat) places.set(`${seat}/${LAID}`, `slot:${seat}`);
    for (const card of used) lay(seat, card, `used:${seat}`);
  }
  return places;
}

export function journeys(before: TableView, now: TableView): Journey[] {
  const cards = journeysBetween(placesOf(before), placesOf(now), { origin: (thing) => originOf(before, now, thing) });
  return [...cards, ...takenByOthers(before, now), ...blood(before, now)];
}

/** The card that a flying thing shows; null for its back or a drop. */
export function cardOf(thing: string): string | null {
  const [, card = null, copy] = thing.split('/');
  return copy === undefined ? null : card;
}

export function isDrop(thing: string): boolean {
  return thing.startsWith(`${DROP}:`);
}

/** A card that was in no place I see: from the row, or from the hand of its owner. Turned over where it lies, it stays. */
function originOf(before: TableView, now: TableView, thing: string): Spot | undefined {
  const [seat = '', card = ''] = thing.split('/');
  if (gained(before, now, card) && Number(seat) === now.seat) return `row:${card}`;
  const turned = before.players[Number(seat)]?.picked && now.players[Number(seat)]?.played.length === 1;
  return turned || Number(seat) === now.seat ? undefined : `seat:${seat}`;
}

function gained(before: TableView, now: TableView, card: string): boolean {
  return before.row.length > now.row.length && before.row.includes(card);
}

/** Others take an upgrade into a hand that I do not see. */
function takenByOthers(before: TableView, now: TableView): Journey[] {
  if (before.row.length <= now.row.length) return [];
  const card = before.row.find((one, index) => now.row[index] !== one);
  const taker = now.players.find(({ seat, hand }) => hand > (before.players[seat]?.hand ?? hand));
  if (card === undefined || !taker || taker.seat === now.seat) return [];
  return [{ thing: `${taker.seat}/${card}/0`, from: `row:${card}`, to: `seat:${taker.seat}` }];
}

/** From the monster to who takes it, from the collected to the banked; what is lost is scattered. */
function blood(before: TableView, now: TableView): Journey[] {
  const robbed = now.players.find(({ seat, collected, banked, dead }) => {
    const was = before.players[seat];
    return was && !dead && banked === was.banked && collected < was.collected;
  });
  return now.players.flatMap((player) => {
    const was = before.players[player.seat];
    return was ? dropsOf(was, player, robbed ? `collected:${robbed.seat}` : 'deck') : [];
  });
}

/** `elsewhere` is where blood comes from that is not the monster's: the supply, or another hunter. */
function dropsOf(was: PlayerView, { seat, collected, banked, dealt, dead }: PlayerView, elsewhere: Spot): Journey[] {
  const drops = (number: number, from: Spot, to: Spot): Journey[] =>
    Array.from({ length: Math.min(number, MOST_DROPS) }, (_, index) => ({ thing: `${DROP}:${seat}:${index}`, from, to }));
  if (banked > was.banked) return drops(banked - was.banked, `collected:${seat}`, `banked:${seat}`);
  if (collected > was.collected) return drops(collected - was.collected, dealt > was.dealt ? 'monster' : elsewhere, `collected:${seat}`);
  return collected < was.collected && dead ? drops(was.collected - collected, `collected:${seat}`, 'monster') : [];
}
