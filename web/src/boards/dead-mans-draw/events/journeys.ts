// Where every card lies, and which cards are elsewhere than in the picture before.
import { journeysBetween, type Journey, type Spot } from '../../common/journeys';
import { suitOf, type TableView } from '../view';

/** `draw`, `discard`, `stack:<seat>:<suit>`, or `card:<name>` when it lies open by itself. */
export function placesOf(view: TableView): Map<string, Spot> {
  const places = new Map<string, Spot>();
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
  return journeysBetween(placesOf(before), placesOf(now), {
    origin: (card) => (before.known.includes(card) ? `known:${card}` : 'draw'),
    moved: (card) => rowOf(before, card) !== rowOf(now, card),
  });
}

/** Cards that lie open lie in one of three rows, each with places of its own. */
function rowOf(view: TableView, card: string): string {
  if (view.revealed.includes(card)) return 'revealed';
  return view.play.includes(card) || view.busting === card ? 'play' : '';
}
