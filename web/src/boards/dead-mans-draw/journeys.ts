// Which cards are elsewhere in one picture than in the picture before: these fly.
import { suitOf, type TableView } from './view';

/** Where a card can be: `draw`, `discard`, `stack:<seat>:<suit>`, or `card:<name>` when it lies open by itself. */
export type Place = string;

export interface Journey {
  card: string;
  from: Place;
  to: Place;
}

export function placesOf(view: TableView): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const card of view.discard) places.set(card, 'discard');
  for (const { seat, bank } of view.players) {
    for (const card of bank) places.set(card, `stack:${seat}:${suitOf(card)}`);
  }
  const open = [...view.play, ...view.revealed, ...(view.busting ? [view.busting] : [])];
  for (const card of open) places.set(card, `card:${card}`);
  return places;
}

/** A card that was nowhere was in the draw pile; cards that only shift within a row are not on a journey. */
export function journeys(before: TableView, now: TableView): Journey[] {
  const was = placesOf(before);
  const found: Journey[] = [];
  for (const [card, to] of placesOf(now)) {
    const from = was.get(card) ?? (before.known.includes(card) ? `known:${card}` : 'draw');
    if (from !== to || rowOf(before, card) !== rowOf(now, card)) found.push({ card, from, to });
  }
  return found;
}

/** Cards that lie open lie in one of three rows, each with places of its own. */
function rowOf(view: TableView, card: string): string {
  if (view.revealed.includes(card)) return 'revealed';
  return view.play.includes(card) || view.busting === card ? 'play' : '';
}
