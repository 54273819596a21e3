// What a thing on the table says about itself, with its rule.
import type { Sheet } from '../common/boardContext';
import { label } from '../../table/choosing/options';
import { aimAt } from './optionIndex';
import type { Desk } from './gloomhavenContext.svelte';
import { directionTo, distance } from './map/hexes';
import { terrainOf, type Terrain } from './map/things';
import { sentences, type StatLine } from './reference.svelte';
import type { Way } from './map/route';
import { conditionRule, FIGURE_RULES, TERRAIN_RULES } from './rules';
import { figureAt, figureOf, LOCKED, OPENED, type FigureView } from './view';

const COMPASS = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'];

/** A hex and who stands there. */
export function cellSheet(desk: Desk, cell: number): Sheet {
  const figure = figureAt(desk.view, cell);
  if (figure) return figureSheet(desk, figure);
  const lines = [...thingsAt(desk, cell), far(desk, cell), ...choiceLines(desk, cell)].filter(Boolean);
  return { title: desk.say('board-hex', { hex: desk.names.get(cell) ?? '' }), lines, rule: TERRAIN_RULES[terrainAt(desk, cell)] };
}

export function figureSheet(desk: Desk, figure: FigureView): Sheet {
  const { words } = desk;
  const lines = [
    figure.max_hp ? words.text('status-hp', { number: figure.hp, most: figure.max_hp }) : '',
    statsLine(desk, figure),
    ...figure.conditions.map((name) => `${words.component('condition', name)}: ${words.componentHelp('condition', name)}`),
    ...lastingLines(desk, figure.slot),
    figure.acted ? words.text('status-acted') : '',
    focusLine(desk, figure),
    ...thingsAt(desk, figure.cell),
    far(desk, figure.cell),
    ...aimLines(desk, figure),
    ...choiceLines(desk, figure.cell),
  ];
  return { title: desk.name(figure), lines: lines.filter(Boolean), rule: FIGURE_RULES[figure.kind] ?? 'GH-S-TRN-01' };
}

function statsLine(desk: Desk, { kind, move, attack, range, shield, retaliate, flying }: FigureView): string {
  if (kind === 'hero') return shield ? desk.say('board-shield', { number: shield }) : '';
  const parts = [
    move > 0 ? desk.say('board-move', { number: move }) : '',
    attack > 0 ? desk.say('board-attack', { number: attack }) : '',
    range > 1 ? desk.say('board-range', { number: range }) : '',
    shield ? desk.say('board-shield', { number: shield }) : '',
    retaliate ? desk.say('board-retaliate', { number: retaliate }) : '',
    flying ? desk.say('board-flying') : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

function focusLine(desk: Desk, { focus }: FigureView): string {
  const other = desk.view.figures.find(({ slot }) => slot === focus);
  return other ? desk.say('board-focus', { name: desk.name(other) }) : '';
}

/** The sum of an attack before the card is drawn. */
export function aimLines(desk: Desk, { slot }: FigureView): string[] {
  const aim = aimAt(desk.view, slot);
  if (!aim) return [];
  const { value, shield, draw, retaliate } = aim;
  return [
    desk.say('board-aim', { value, shield, number: Math.max(0, value - shield) }),
    draw ? desk.say(draw > 0 ? 'board-advantage' : 'board-disadvantage') : '',
    retaliate ? desk.say('board-retaliates', { number: retaliate }) : '',
  ];
}

/** What a click would do, and what it costs. */
export function choiceLines(desk: Desk, cell: number): string[] {
  const choice = desk.choiceAt(cell);
  if (!choice) return [];
  const { text } = label(desk.words, choice, false);
  const way = cell === desk.route.at(-1) ? desk.routed : desk.index.cells.has(cell) ? desk.reach.get(cell) : undefined;
  return [
    text,
    way ? desk.say('board-cost', { number: way.cost, points: desk.view.choosing.points ?? 0 }) : '',
    ...(way ? dangerLines(desk, way) : []),
    choice.undoable ? '' : desk.say('board-final'),
  ];
}

/** Traps and hazards that take effect on a way, and what each of them does. */
function dangerLines(desk: Desk, { negatives, cells }: Way): string[] {
  if (!negatives) return [];
  const { jump, enter = [] } = desk.view.choosing;
  const hurting = jump ? cells.slice(-1) : cells.filter((cell) => enter.some(([at, , hurts]) => at === cell && hurts));
  return [desk.say('board-danger', { number: negatives }), ...hurting.map((cell) => harmAt(desk, cell))];
}

/** What the trap or the hazardous terrain on a hex does. */
export function harmAt(desk: Desk, cell: number): string {
  const trap = desk.view.board.traps.find(([at]) => at === cell);
  if (trap) return desk.words.text('trap-does', { damage: trap[1], conditions: [...trap[2]] });
  return terrainAt(desk, cell) === 'hazard' ? desk.words.text('hazard-does', { damage: desk.view.numbers.hazard }) : '';
}

export function terrainAt(desk: Desk, cell: number): Terrain {
  const { cells, doors } = desk.view.board;
  if (doors.some(([at]) => at === cell)) return 'door';
  return terrainOf(cells.find(([at]) => at === cell)?.[3] ?? 0);
}

/** What lies on a hex, in words. */
export function thingsAt(desk: Desk, cell: number): string[] {
  const { board } = desk.view;
  const { words } = desk;
  const terrain = terrainAt(desk, cell);
  const door = board.doors.find(([at]) => at === cell)?.[3];
  const harm = harmAt(desk, cell);
  const coins = board.coins.find(([at]) => at === cell)?.[1] ?? 0;
  const sign = board.signs.find(([at]) => at === cell)?.[1];
  return [
    terrain === 'floor' || harm ? '' : words.text(`terrain-${terrain}`),
    door === undefined ? '' : desk.say(door === OPENED ? 'board-door-open' : door === LOCKED ? 'board-door-locked' : 'board-door-closed'),
    harm,
    coins ? `${words.text('terrain-coin')}: ${coins}` : '',
    board.treasures.some(([at]) => at === cell) ? words.text('terrain-treasure') : '',
    sign ? desk.say('board-sign', { label: sign }) : '',
  ].filter(Boolean);
}

/** How far, and where to, from my own figure. */
export function far(desk: Desk, cell: number): string {
  const me = desk.me && figureOf(desk.view, desk.me.seat);
  const from = me && desk.places.get(me.cell);
  const to = desk.places.get(cell);
  if (!from || !to || me.cell === cell) return '';
  return desk.say('board-far', { number: distance(from, to), direction: COMPASS[directionTo(from, to)] ?? '' });
}

/** A hex in one line, for those who listen. */
export function spoken(desk: Desk, cell: number): string {
  const sheet = cellSheet(desk, cell);
  const figure = figureAt(desk.view, cell);
  return [sheet.title, figure ? desk.say('board-hex', { hex: desk.names.get(cell) ?? '' }) : '', ...(sheet.lines ?? [])].filter(Boolean).join('. ');
}

export function cardSheet(desk: Desk, name: string): Sheet {
  const card = desk.card(name);
  const title = desk.words.component('card', name);
  if (!card) return { title };
  return {
    title: desk.say('board-card-title', { title, number: card.initiative }),
    lines: [
      desk.say('board-top', { text: card.top || '–' }),
      desk.say('board-bottom', { text: card.bottom || '–' }),
      desk.say('board-level', { level: card.level ? String(card.level) : 'X' }),
    ],
    rule: 'GH-S-CMP-03',
  };
}

export function conditionSheet({ words }: Desk, name: string): Sheet {
  return { title: words.component('condition', name), lines: [words.componentHelp('condition', name)], rule: conditionRule(name) };
}

/** The stat card of a monster, and the card it acts by. */
export function monsterSheet(desk: Desk, type: string): Sheet {
  const info = desk.components.monsters[type];
  const stack = desk.view.cards.find(({ types }) => types.includes(type));
  const card = stack?.card ? desk.components.decks[stack.deck]?.[String(stack.card)] : undefined;
  const immune = (info?.immune ?? []).map((name) => desk.words.component('condition', name));
  const lines = [
    ...sentences(card?.text),
    card?.shuffle ? desk.say('board-reshuffle') : '',
    info?.flying ? desk.say('board-flies') : '',
    immune.length ? desk.say('board-immune', { conditions: desk.words.join(immune) }) : '',
    stack ? desk.say('board-deck', { left: stack.left, out: stack.discard.length }) : '',
  ];
  return { title: desk.words.component('monster', type), lines: lines.filter(Boolean), rule: 'GH-S-CMP-21' };
}

export function itemSheet(desk: Desk, name: string): Sheet {
  const item = desk.components.items[name];
  return {
    title: desk.words.component('item', name),
    lines: item ? [...sentences(item.text), desk.say('board-item-cost', { number: item.cost })] : [],
    rule: 'GH-S-ITM-01',
  };
}

/** What an ability is printed on: `brute/61/top.0` is a card, `item/12/0` an item. */
export function sourceOf(desk: Desk, ability: string): { name: string; text: string } | undefined {
  const [owner = '', number = '', half = ''] = ability.split('/');
  const { cards, items } = desk.components;
  const card = Object.entries(cards).find(([, one]) => one.class === owner && String(one.no) === number);
  if (card) return { name: desk.words.component('card', card[0]), text: card[1][half.startsWith('top') ? 'top' : 'bottom'] };
  const item = owner === 'item' ? Object.entries(items).find(([, one]) => String(one.no) === number) : undefined;
  return item && { name: desk.words.component('item', item[0]), text: item[1].text };
}

/** Effects that last: the card of each, and what it does. */
function lastingLines(desk: Desk, slot: number): string[] {
  const found = desk.view.lasting.filter((one) => one.slot === slot).flatMap(({ ability }) => sourceOf(desk, ability) ?? []);
  return [...new Set(found.map(({ name, text }) => `${name}: ${text}`))];
}

/** A line of a stat card, in words. */
export function lineText(desk: Desk, line: StatLine): string {
  const more = (id: string, number: number | undefined) => (number ? desk.say(id, { number }) : '');
  return [
    more('board-shield', line.shield),
    more('board-retaliate', line.retaliate),
    more('board-pierce', line.pierce),
    line.targets ? desk.say('board-targets', { number: line.targets + 1 }) : '',
    ...(line.conditions ?? []).map((name) => desk.words.component('condition', name)),
    line.advantage ? desk.say('board-advantage') : '',
    line.disadvantage ? desk.say('board-attackers-disadvantage') : '',
  ]
    .filter(Boolean)
    .join(', ');
}
