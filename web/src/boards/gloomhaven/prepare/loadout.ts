// A character sheet being filled in: what still fits, what it costs, how the modifier deck then draws, and the codes that
// hand it in. All limits are the server's; it has the last word when the sheet is handed in.
import type { CardInfo, ItemInfo } from '../reference.generated';
import type { Loadout, PerkView, Prepared } from '../view';

/** What is handed in at once; the battle goal is an answer of its own. */
type Chosen = Omit<Loadout, 'goal'>;

/** How far a sheet has been handed in (`Prepared.part`). */
export const PERKS = 1;
export const ITEMS = 2;
export const CARDS = 3;
export const GOAL = 4;

export const SLOTS = ['head', 'body', 'legs', 'hand', 'small'] as const;
export type Slot = (typeof SLOTS)[number];

type Items = Readonly<Record<string, ItemInfo>>;
type Cards = Readonly<Record<string, CardInfo>>;

const HANDS: Record<string, number> = { onehand: 1, twohand: 2 };

export function slotOf(item: ItemInfo | undefined): Slot {
  const slot = item?.slot ?? '';
  return slot in HANDS ? 'hand' : (slot as Slot);
}

/** How much of its slot an item takes. */
export function sizeOf(item: ItemInfo | undefined): number {
  return HANDS[item?.slot ?? ''] ?? 1;
}

function wareOf(sheet: Prepared, item: string) {
  return sheet.wares?.find(([, name]) => name === item);
}

/** What may be spent; undefined: nothing has to be paid. */
export function purse({ gold = 0 }: Prepared): number | undefined {
  return gold < 0 ? undefined : gold;
}

export function costOf(items: readonly string[], known: Items): number {
  return items.reduce((sum, item) => sum + (known[item]?.cost ?? 0), 0);
}

export function roomOf(sheet: Prepared, slot: Slot, items: readonly string[]): number {
  const more = slot === 'small' ? items.reduce((sum, item) => sum + (wareOf(sheet, item)?.[2] ?? 0), 0) : 0;
  return (sheet.slots?.[slot] ?? 0) + more;
}

export function taken(slot: Slot, items: readonly string[], known: Items): number {
  return items.filter((item) => slotOf(known[item]) === slot).reduce((sum, item) => sum + sizeOf(known[item]), 0);
}

/** Why an item can't come along: too dear, no room; empty: it can. */
export function itemRefusal(sheet: Prepared, items: readonly string[], item: string, known: Items): '' | 'gold' | 'room' {
  const more = [...items, item];
  const slot = slotOf(known[item]);
  if (taken(slot, more, known) > roomOf(sheet, slot, more)) return 'room';
  const most = purse(sheet);
  return most !== undefined && costOf(more, known) > most ? 'gold' : '';
}

/** What no longer fits once something was put away goes too. */
export function without(sheet: Prepared, items: readonly string[], item: string, known: Items): string[] {
  return items.filter((one) => one !== item).reduce<string[]>((kept, one) => (itemRefusal(sheet, kept, one, known) ? kept : [...kept, one]), []);
}

/** Why a card can't join the hand: it is full, or too many of high levels; empty: it can. */
export function cardRefusal(sheet: Prepared, cards: readonly string[], card: string, size: number, known: Cards): '' | 'full' | 'level' {
  if (cards.length >= size) return 'full';
  const levels = [...cards, card].map((one) => known[one]?.level ?? 0);
  return (sheet.at_most ?? []).every(([level, most]) => levels.filter((one) => one >= level).length <= most) ? '' : 'level';
}

/** How many perks could still be marked. */
export function perksLeft({ boxes = 0 }: Prepared, perks: readonly number[]): number {
  return Math.max(0, boxes - perks.length);
}

/** A box is ticked or cleared. */
export function withBox(sheet: Prepared, perks: readonly number[], perk: number, box: number): number[] {
  const marked = perks.filter((one) => one === perk).length;
  if (box < marked) {
    const at = perks.lastIndexOf(perk);
    return perks.filter((_, index) => index !== at);
  }
  return perksLeft(sheet, perks) ? [...perks, perk] : [...perks];
}

/** The modifier deck, with these perks and items. */
export function deckOf(sheet: Prepared, perks: readonly number[], items: readonly string[]): string[] {
  const deck = [...(sheet.deck ?? [])];
  const take = (card: string) => {
    const at = deck.indexOf(card);
    if (at >= 0) deck.splice(at, 1);
  };
  const marked = perks.flatMap((perk) => sheet.sheet?.[perk] ?? []);
  for (const { removed, added } of marked) {
    removed.forEach(take);
    deck.push(...added);
  }
  const wares = items.flatMap((item) => [wareOf(sheet, item) ?? []].filter((ware) => ware.length));
  const ignored = marked.some(({ ignores }) => ignores.includes('items'));
  if (!ignored) wares.forEach((ware) => deck.push(...Array<string>(Number(ware[3])).fill('item-1')));
  wares.forEach((ware) => Array.from({ length: Number(ware[4]) }, () => take('-1')));
  return deck;
}

/** How many of each there are, in the order in which they help. */
export function tally(deck: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of [...deck].sort((one, other) => rank(one) - rank(other) || one.localeCompare(other))) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

function rank(card: string): number {
  if (card === 'null') return -9;
  if (card === 'x2') return 9;
  if (card.startsWith('rolling')) return 20;
  const number = /[-+]?\d+/.exec(card.replace('item', ''));
  return number ? Number(number[0]) : 10;
}

/** The words of a perk: arguments of the text `perk`. */
export function perkWords({ removed, added, ignores }: PerkView): Record<string, readonly string[]> {
  return { 'removed-modifiers': removed, 'added-modifiers': added, ignores };
}

/** Everything that is still to be said after `begin` (the code that opens the sheet), in the order in which it is asked. */
export function codesOf(sheet: Prepared, { perks, items, cards }: Chosen, begin: number | undefined, known: Items): number[] {
  const { part = 0, next = 0 } = sheet;
  const codes: number[] = part === 0 && begin !== undefined ? [begin] : [];
  if (part <= PERKS && perksLeft(sheet, sheet.perks ?? [])) {
    codes.push(...rest(perks, sheet.perks ?? []).map((perk) => sheet.sheet?.[perk]?.code ?? -1));
    if (perksLeft(sheet, perks)) codes.push(next);
  }
  if (part <= ITEMS) {
    // What takes both hands, or makes room, comes first: the rest then finds its place.
    const first = (item: string) => 10 * (wareOf(sheet, item)?.[2] ?? 0) + sizeOf(known[item]);
    const fresh = items.filter((item) => !(sheet.items ?? []).includes(known[item]?.no ?? -1));
    codes.push(...[...fresh].sort((one, other) => first(other) - first(one)).map((item) => wareOf(sheet, item)?.[0] ?? -1), next);
  }
  if (part <= CARDS) codes.push(...rest(cards, sheet.cards ?? []).map((card) => sheet.pool?.find(([, name]) => name === card)?.[0] ?? -1));
  return codes;
}

function rest<T>(wanted: readonly T[], had: readonly T[]): T[] {
  const left = [...had];
  return wanted.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function isSame(one: Chosen, other: Chosen): boolean {
  const key = ({ perks, items, cards }: Chosen) => JSON.stringify([[...perks].sort(), [...items].sort(), [...cards].sort()]);
  return key(one) === key(other);
}
