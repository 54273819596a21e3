// What a thing on the table says about itself, with its rule.
import type { Sheet } from '../common/boardContext';
import { isFinal, label } from '../../table/choosing/options';
import { aimAt } from './optionIndex';
import type { GloomhavenContext } from './gloomhavenContext.svelte';
import { directionTo, distance } from './map/hexes';
import { terrainOf, type Terrain } from './map/things';
import { sentences, type StatLine } from './reference.svelte';
import type { Way } from './map/route';
import { conditionRule, FIGURE_RULES, TERRAIN_RULES } from './rules';
import { figureAt, figureOf, LOCKED, OPENED, type FigureView } from './view';

const COMPASS = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'];

/** A hex and who stands there. */
export function cellSheet(context: GloomhavenContext, cell: number): Sheet {
  const figure = figureAt(context.view, cell);
  if (figure) return figureSheet(context, figure);
  const lines = [...thingsAt(context, cell), far(context, cell), ...optionLines(context, cell)].filter(Boolean);
  return { title: context.say('board-hex', { hex: context.names.get(cell) ?? '' }), lines, rule: TERRAIN_RULES[terrainAt(context, cell)] };
}

export function figureSheet(context: GloomhavenContext, figure: FigureView): Sheet {
  const { words } = context;
  const lines = [
    figure.max_hp ? words.text('status-hp', { number: figure.hp, most: figure.max_hp }) : '',
    statsLine(context, figure),
    ...figure.conditions.map((name) => `${words.component('condition', name)}: ${words.componentHelp('condition', name)}`),
    ...lastingLines(context, figure.slot),
    figure.acted ? words.text('status-acted') : '',
    focusLine(context, figure),
    ...thingsAt(context, figure.cell),
    far(context, figure.cell),
    ...aimLines(context, figure),
    ...optionLines(context, figure.cell),
  ];
  return { title: context.name(figure), lines: lines.filter(Boolean), rule: FIGURE_RULES[figure.kind] ?? 'GH-S-TRN-01' };
}

function statsLine(context: GloomhavenContext, { kind, move, attack, range, shield, retaliate, flying }: FigureView): string {
  if (kind === 'hero') return shield ? context.say('board-shield', { number: shield }) : '';
  const parts = [
    move > 0 ? context.say('board-move', { number: move }) : '',
    attack > 0 ? context.say('board-attack', { number: attack }) : '',
    range > 1 ? context.say('board-range', { number: range }) : '',
    shield ? context.say('board-shield', { number: shield }) : '',
    retaliate ? context.say('board-retaliate', { number: retaliate }) : '',
    flying ? context.say('board-flying') : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

function focusLine(context: GloomhavenContext, { focus }: FigureView): string {
  const other = context.view.figures.find(({ slot }) => slot === focus);
  return other ? context.say('board-focus', { name: context.name(other) }) : '';
}

/** The sum of an attack before the card is drawn. */
export function aimLines(context: GloomhavenContext, { slot }: FigureView): string[] {
  const aim = aimAt(context.view, slot);
  if (!aim) return [];
  const { value, shield, draw, retaliate } = aim;
  return [
    context.say('board-aim', { value, shield, number: Math.max(0, value - shield) }),
    draw ? context.say(draw > 0 ? 'board-advantage' : 'board-disadvantage') : '',
    retaliate ? context.say('board-retaliates', { number: retaliate }) : '',
  ];
}

/** What a click would do, and what it costs. */
export function optionLines(context: GloomhavenContext, cell: number): string[] {
  const option = context.optionAt(cell);
  if (!option) return [];
  const { text } = label(context.words, option, false);
  const way = cell === context.route.at(-1) ? context.routed : context.index.cells.has(cell) ? context.reach.get(cell) : undefined;
  return [
    text,
    way ? context.say('board-cost', { number: way.cost, points: context.view.choosing.points ?? 0 }) : '',
    ...(way ? dangerLines(context, way) : []),
    isFinal(option, context.board.finals) ? context.say('board-final') : '',
  ];
}

/** Traps and hazards that take effect on a way, and what each of them does. */
function dangerLines(context: GloomhavenContext, { negatives, cells }: Way): string[] {
  if (!negatives) return [];
  const { jump, enter = [] } = context.view.choosing;
  const hurting = jump ? cells.slice(-1) : cells.filter((cell) => enter.some(([at, , hurts]) => at === cell && hurts));
  return [context.say('board-danger', { number: negatives }), ...hurting.map((cell) => harmAt(context, cell))];
}

/** What the trap or the hazardous terrain on a hex does. */
export function harmAt(context: GloomhavenContext, cell: number): string {
  const trap = context.view.board.traps.find(([at]) => at === cell);
  if (trap) return context.words.text('trap-does', { damage: trap[1], conditions: [...trap[2]] });
  return terrainAt(context, cell) === 'hazard' ? context.words.text('hazard-does', { damage: context.view.numbers.hazard }) : '';
}

export function terrainAt(context: GloomhavenContext, cell: number): Terrain {
  const { cells, doors } = context.view.board;
  if (doors.some(([at]) => at === cell)) return 'door';
  return terrainOf(cells.find(([at]) => at === cell)?.[3] ?? 0);
}

/** What lies on a hex, in words. */
export function thingsAt(context: GloomhavenContext, cell: number): string[] {
  const { board } = context.view;
  const { words } = context;
  const terrain = terrainAt(context, cell);
  const door = board.doors.find(([at]) => at === cell)?.[3];
  const harm = harmAt(context, cell);
  const coins = board.coins.find(([at]) => at === cell)?.[1] ?? 0;
  const sign = board.signs.find(([at]) => at === cell)?.[1];
  return [
    terrain === 'floor' || harm ? '' : words.text(`terrain-${terrain}`),
    door === undefined ? '' : context.say(door === OPENED ? 'board-door-open' : door === LOCKED ? 'board-door-locked' : 'board-door-closed'),
    harm,
    coins ? `${words.text('terrain-coin')}: ${coins}` : '',
    board.treasures.some(([at]) => at === cell) ? words.text('terrain-treasure') : '',
    sign ? context.say('board-sign', { label: sign }) : '',
  ].filter(Boolean);
}

/** How far, and where to, from my own figure. */
export function far(context: GloomhavenContext, cell: number): string {
  const me = context.me && figureOf(context.view, context.me.seat);
  const from = me && context.places.get(me.cell);
  const to = context.places.get(cell);
  if (!from || !to || me.cell === cell) return '';
  return context.say('board-far', { number: distance(from, to), direction: COMPASS[directionTo(from, to)] ?? '' });
}

/** A hex in one line, for those who listen. */
export function spoken(context: GloomhavenContext, cell: number): string {
  const sheet = cellSheet(context, cell);
  const figure = figureAt(context.view, cell);
  return [sheet.title, figure ? context.say('board-hex', { hex: context.names.get(cell) ?? '' }) : '', ...(sheet.lines ?? [])].filter(Boolean).join('. ');
}

export function cardSheet(context: GloomhavenContext, name: string): Sheet {
  const card = context.card(name);
  const title = context.words.component('card', name);
  if (!card) return { title };
  return {
    title: context.say('board-card-title', { title, number: card.initiative }),
    cards: [name],
    lines: [
      context.say('board-top', { text: String(card.top) || '–' }),
      context.say('board-bottom', { text: String(card.bottom) || '–' }),
      context.say('board-level', { level: card.level ? String(card.level) : 'X' }),
    ],
    rule: 'GH-S-CMP-03',
  };
}

export function conditionSheet({ words }: GloomhavenContext, name: string): Sheet {
  return { title: words.component('condition', name), lines: [words.componentHelp('condition', name)], rule: conditionRule(name) };
}

/** The stat card of a monster, and the card it acts by. */
export function monsterSheet(context: GloomhavenContext, type: string): Sheet {
  const info = context.components.monsters[type];
  const stack = context.view.cards.find(({ types }) => types.includes(type));
  const card = stack?.card ? context.components.decks[stack.deck]?.[String(stack.card)] : undefined;
  const immune = (info?.immune ?? []).map((name) => context.words.component('condition', name));
  const lines = [
    ...sentences(card?.text),
    card?.shuffle ? context.say('board-reshuffle') : '',
    info?.flying ? context.say('board-flies') : '',
    immune.length ? context.say('board-immune', { conditions: context.words.join(immune) }) : '',
    stack ? context.say('board-deck', { left: stack.left, out: stack.discard.length }) : '',
  ];
  return { title: context.words.component('monster', type), lines: lines.filter(Boolean), rule: 'GH-S-CMP-21' };
}

export function itemSheet(context: GloomhavenContext, name: string): Sheet {
  const item = context.components.items[name];
  return {
    title: context.words.component('item', name),
    lines: item ? [...sentences(item.text), context.say('board-item-cost', { number: item.cost })] : [],
    rule: 'GH-S-ITM-01',
  };
}

/** What an ability is printed on: `brute/61/top.0` is a card, `item/12/0` an item. */
export function sourceOf(context: GloomhavenContext, ability: string): { name: string; text: string } | undefined {
  const [owner = '', number = '', half = ''] = ability.split('/');
  const { cards, items } = context.components;
  const card = Object.entries(cards).find(([, one]) => one.class === owner && String(one.no) === number);
  if (card) return { name: context.words.component('card', card[0]), text: String(card[1][half.startsWith('top') ? 'top' : 'bottom']) };
  const item = owner === 'item' ? Object.entries(items).find(([, one]) => String(one.no) === number) : undefined;
  return item && { name: context.words.component('item', item[0]), text: String(item[1].text) };
}

/** Effects that last: the card of each, and what it does. */
function lastingLines(context: GloomhavenContext, slot: number): string[] {
  const found = context.view.lasting.filter((one) => one.slot === slot).flatMap(({ ability }) => sourceOf(context, ability) ?? []);
  return [...new Set(found.map(({ name, text }) => `${name}: ${text}`))];
}

/** A line of a stat card, in words. */
export function lineText(context: Pick<GloomhavenContext, 'say' | 'words'>, line: StatLine): string {
  const more = (id: string, number: number | undefined) => (number ? context.say(id, { number }) : '');
  return [
    more('board-shield', line.shield),
    more('board-retaliate', line.retaliate),
    more('board-pierce', line.pierce),
    line.targets ? context.say('board-targets', { number: line.targets + 1 }) : '',
    ...(line.conditions ?? []).map((name) => context.words.component('condition', name)),
    line.advantage ? context.say('board-advantage') : '',
    line.disadvantage ? context.say('board-attackers-disadvantage') : '',
  ]
    .filter(Boolean)
    .join(', ');
}
