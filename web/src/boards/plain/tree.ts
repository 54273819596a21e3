// A view of any game as a tree that can be read: fields get words where the game has some, values become components,
// names of players, or parts.
import type { Words } from '../../lib/words/words';
import type { ShownOption } from '../board';

export type Tree =
  | { kind: 'text'; text: string }
  | { kind: 'component'; of: string; id: string; text: string }
  | { kind: 'list'; items: Tree[] }
  | { kind: 'fields'; fields: Field[] };

export interface Field {
  name: string;
  label: string;
  value: Tree;
}

/** What a table is: the fields of each seat, and those of all. */
export interface Shown {
  seats: Field[][];
  shared: Field[];
}

/** Fields that say which seat is meant. */
const SEATS = /^(seat|seats|active|asked|other|owner|leader|first|winner|winners|turn)$/;
const HIDDEN = ['seat', 'options', 'players'];

export function shownOf(view: Readonly<Record<string, unknown>>, words: Words, seats: number): Shown {
  const players = (Array.isArray(view['players']) ? view['players'] : []) as Record<string, unknown>[];
  const found: Shown = {
    seats: Array.from({ length: seats }, (_, seat) => fieldsOf(players[seat] ?? {}, words)),
    shared: [],
  };
  for (const [name, value] of Object.entries(view)) {
    if (HIDDEN.includes(name)) continue;
    if (!isBySeat(name, value, seats)) found.shared.push(fieldOf(name, value, words));
    else value.forEach((part, seat) => found.seats[seat]?.push(fieldOf(name, part, words)));
  }
  return found;
}

/** One value for each seat: numbers, or lists of things. */
function isBySeat(name: string, value: unknown, seats: number): value is unknown[] {
  if (!Array.isArray(value) || value.length !== seats || SEATS.test(name)) return false;
  return value.every((part) => typeof part === 'number') || value.every(Array.isArray);
}

function fieldsOf(value: Readonly<Record<string, unknown>>, words: Words): Field[] {
  return Object.entries(value).flatMap(([name, part]) => (HIDDEN.includes(name) ? [] : [fieldOf(name, part, words)]));
}

function fieldOf(name: string, value: unknown, words: Words): Field {
  return { name, label: labelOf(name, words), value: treeOf(name, value, words) };
}

/** "rounds_left" -> what the game calls it (`zone-rounds-left`), or "rounds left". */
export function labelOf(name: string, words: Words): string {
  const id = `zone-${name.replaceAll('_', '-')}`;
  return words.catalogue.has(id) ? words.text(id) : name.replaceAll('_', ' ');
}

export function treeOf(name: string, value: unknown, words: Words): Tree {
  if (Array.isArray(value)) return { kind: 'list', items: value.map((part) => treeOf(name, part, words)) };
  if (value === null || value === undefined) return { kind: 'text', text: '–' };
  if (typeof value === 'object') return { kind: 'fields', fields: fieldsOf(value as Record<string, unknown>, words) };
  if (typeof value === 'boolean') return { kind: 'text', text: words.text(value ? 'choice-on' : 'choice-off') };
  if (typeof value === 'number') return { kind: 'text', text: SEATS.test(name) ? words.name(value) : String(value) };
  return componentOf(name, String(value), words);
}

/** A word for it under its own field ("hunters" -> `hunter-...`), as a card, or none. */
function componentOf(name: string, id: string, words: Words): Tree {
  const one = name.replaceAll('_', '-').replace(/s$/, '');
  const of = [one, 'card', 'suit'].find((kind) => words.catalogue.locate(kind, id));
  if (of) return { kind: 'component', of, id, text: words.component(of, id) };
  return { kind: 'text', text: id.replaceAll('-', ' ') };
}

/** Which target a thing is, if it is one: they are called `card:map-5`, `stack:1:key`, or like the thing itself. */
export function targetOf(of: string, id: string, optionsAt: ReadonlyMap<string, ShownOption>): string | undefined {
  return [`${of}:${id}`, id].find((place) => optionsAt.has(place));
}
