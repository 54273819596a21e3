// Where every card lies in a view: in my hand, before somebody, in the room. What is elsewhere in the next view flies.
import { journeysBetween, type Journey, type Spot } from '../../common/journeys';
import { ITEMS, powerOf, type TableView } from '../view';

/** The card that somebody else has laid, whatever it is. */
const laid = (seat: number) => `laid:${seat}`;

export function placesOf(view: TableView): Map<string, Spot> {
  const places = new Map<string, Spot>();
  for (const card of view.hand) places.set(card, `card:${card}`);
  for (const { seat, committed, card } of view.players) {
    if (seat === view.seat) {
      const mine = view.sealed ?? card;
      // Another copy of it may still be in my hand.
      if (mine && !places.has(mine)) places.set(mine, `slot:${seat}`);
    } else if (committed) places.set(laid(seat), `slot:${seat}`);
  }
  return places;
}

/** What was in no place comes from its owner, from what lies played, or from the supply. */
export function journeys(before: TableView, now: TableView): Journey[] {
  return journeysBetween(placesOf(before), placesOf(now), {
    origin(thing) {
      if (thing.startsWith('laid:')) return `seat:${thing.slice('laid:'.length)}`;
      if (powerOf(thing) !== null) return `seat:${now.seat}`;
      return (ITEMS as readonly string[]).includes(thing) ? `supply:${thing}` : undefined;
    },
  });
}

/** The card that a flying thing shows; null for its back. What others lay is seen only where it is played face up. */
export function faceOf(view: TableView, thing: string | null): string | null {
  if (!thing?.startsWith('laid:')) return thing;
  return view.players[Number(thing.slice('laid:'.length))]?.card ?? null;
}
