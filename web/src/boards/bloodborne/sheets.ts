// What the things on the table say about themselves, each with its rule.
import type { Words } from '../../lib/words/words';
import type { Sheet } from '../common/boardContext';
import { chanceOf, faceText, percentOf } from './dungeon/odds';
import { say } from './texts';
import { wholeFields } from '../../lib/words/known';
import { type CardView, type MonsterView, type PlayerView, type Printed, type TableView, type Track } from './view';

type Values = Record<string, string | number>;

const teller = (words: Words) => (id: string, values: Values = {}) => say(words.language, id, values);

// Cards

export function typeLine(words: Words, { type, damage }: CardView): string {
  const name = words.component('type', type);
  return damage === null ? name : say(words.language, 'board-type-damage', { type: name, number: damage });
}

/** Why a card of mine can't be chosen while others can: text and rule; null when nothing speaks against it. */
export function refusalOf(words: Words, view: TableView, card: string): { text: string; rule: string } | null {
  const found = whyNot(view, card);
  return found && { text: words.refusal({ why: found[0], why_args: { card } }), rule: found[1] };
}

function whyNot({ phase, cards }: TableView, card: string): [string, string] | null {
  const isDream = cards[card]?.rule === DREAM_RULE;
  if (phase === 'discard') return ['discard-weapons', 'BB-R.130'];
  if (phase === 'remove') return isDream ? ['keep-the-dream', 'BB-5.10'] : null;
  if (phase === 'transform') return isDream ? ['transform-fights', 'BB-4.10'] : ['weapon-needed', 'BB-4.8'];
  return phase === 'pick' ? ['transform-unarmed', 'BB-R.14'] : null;
}

const DREAM_RULE = 'BB-3.15';
/** For a card that the rules do not name. */
const WEAPONS_RULE = 'BB-3.11';
const EFFECTS_RULE = 'BB-3.12';

/** That a card is invented, or what one source alone tells of it; empty where all is well attested. */
function knownLine(words: Words, { known, single_source }: Pick<CardView, 'known' | 'single_source'>): string {
  if (known === 'proposed') return words.text('status-proposed');
  return single_source.length ? words.text('status-single-source', { fields: wholeFields(single_source) }) : '';
}

export function cardSheet(words: Words, view: TableView, card: string, more: readonly string[] = []): Sheet {
  const about = view.cards[card];
  const lines = [...(about ? [typeLine(words, about)] : []), words.componentHelp('card', card), ...more];
  if (about) lines.push(knownLine(words, about));
  const rule = about?.rule || (about?.instant ? EFFECTS_RULE : WEAPONS_RULE);
  return { title: words.component('card', card), lines: lines.filter(Boolean), rule };
}

/** For those who listen: name, kind, what it does. */
export function cardLabel(words: Words, view: TableView, card: string): string {
  const about = view.cards[card];
  const parts = [words.component('card', card), about ? typeLine(words, about) : '', words.componentHelp('card', card)];
  return parts.filter(Boolean).map((part) => part.replace(/\.$/, '')).join('. ');
}

export function rowSheet(words: Words, view: TableView): Sheet {
  const tell = teller(words);
  return {
    title: words.text('zone-row'),
    lines: [tell('board-row-help'), tell('board-upgrades-left', { number: view.upgrades })],
    rule: 'BB-5.1',
  };
}

// The dungeon

export function trophyNames(words: Words, { trophies }: Printed): string {
  return words.join(trophies.map((trophy) => words.component('trophy', trophy)));
}

export function hasAbility({ moments }: Printed): boolean {
  return moments.length > 0;
}

export function monsterSheet(words: Words, monster: Printed & Partial<MonsterView>): Sheet {
  const tell = teller(words);
  const lines: string[] = [];
  if (monster.blood !== undefined) lines.push(tell('board-blood', { blood: monster.blood, entered: monster.entered ?? 0 }));
  if (monster.die) lines.push(tell('board-lantern', { die: words.component('die', monster.die) }));
  if (monster.trophies.length) lines.push(tell('board-trophies-of', { trophies: trophyNames(words, monster) }));
  lines.push(words.componentHelp('monster', monster.id));
  lines.push(knownLine(words, monster));
  const title = `${words.component('monster', monster.id)} · ${words.component('group', monster.group)}`;
  return { title, lines: lines.filter(Boolean), rule: abilityRule(monster) };
}

/** The rule that speaks of its ability, or of such abilities. */
export function abilityRule({ rule, group, moments }: Printed): string {
  if (rule) return rule;
  if (group === 'final-boss') return 'BB-8.5';
  if (group === 'boss') return 'BB-8.2';
  return moments.includes('if-escapes') ? 'BB-4.34' : moments.length ? 'BB-R.34' : 'BB-3.1';
}

export function finalBossSheet(words: Words, boss: Printed): Sheet {
  const about = monsterSheet(words, boss);
  return { ...about, lines: [...(about.lines ?? []), say(words.language, 'board-final-boss-help')] };
}

export function deckSheet(words: Words, { deck, met }: TableView): Sheet {
  const tell = teller(words);
  const lines = [tell('board-deck-help', { number: deck })];
  const names = words.join(met.map((monster) => words.component('monster', monster)));
  if (names) lines.push(tell('board-met', { monsters: names }));
  return { title: words.text('zone-deck'), lines, rule: 'BB-2.4' };
}

const STEP_RULES = ['', 'BB-4.4', 'BB-4.8', 'BB-4.12', 'BB-4.17', 'BB-4.23', 'BB-4.31', 'BB-4.36', 'BB-4.45'];

export function stepSheet(words: Words, step: number): Sheet {
  return {
    title: `${step}. ${words.component('step', String(step))}`,
    lines: [say(words.language, `board-step-${step}`)],
    rule: STEP_RULES[step] ?? 'BB-4.1',
  };
}

const ODDS_UP_TO = 6;

export function dieSheet(words: Words, view: TableView, die: string, odds: boolean): Sheet {
  const tell = teller(words);
  const faces = view.dice[die] ?? [];
  const lines = [tell('board-faces', { faces: faces.map(faceText).join(', ') })];
  const chances = Array.from({ length: ODDS_UP_TO }, (_, index) => index + 1).map((number) =>
    tell('board-odds-line', { number, percent: percentOf(chanceOf(faces, number)) }),
  );
  if (odds && faces.length) lines.push(chances.join(' · '));
  return { title: tell('board-lantern', { die: words.component('die', die) }), lines, rule: 'BB-4.18' };
}

// Hunters

export function hpSheet(words: Words, { hp, max, deaths }: PlayerView): Sheet {
  const tell = teller(words);
  const lines = [tell('board-hp-help')];
  if (deaths) lines.push(tell('board-deaths', { number: deaths }));
  return { title: tell('board-hp-of', { hp, max }), lines, rule: 'BB-6.2' };
}

export function bloodSheet(words: Words, { collected, banked }: PlayerView): Sheet {
  const tell = teller(words);
  return {
    title: tell('board-blood-of', { collected, banked }),
    lines: [tell('board-collected-help'), tell('board-banked-help')],
    rule: 'BB-4.37',
  };
}

export function trackLine(words: Words, { trophy, place, points, next }: Track, spaces: number): string {
  const id = place === 0 ? 'board-track-none' : place >= spaces ? 'board-track-last' : 'board-track';
  return say(words.language, id, { trophy: words.component('trophy', trophy), place, points, next, spaces });
}

export function trophiesSheet(words: Words, { trophies }: PlayerView, spaces: number): Sheet {
  return {
    title: words.text('zone-trophies'),
    lines: [...trophies.map((track) => trackLine(words, track, spaces)), say(words.language, 'board-trophies-help')],
    rule: 'BB-7.1',
  };
}

export function usedSheet(words: Words, { used, hand }: PlayerView): Sheet {
  const tell = teller(words);
  return {
    title: `${words.text('zone-used')} · ${tell('board-used-of', { number: used.length })}`,
    cards: used,
    lines: [tell('board-used-help'), tell('board-hand-of', { number: hand })],
    rule: 'BB-4.44',
  };
}

export function scoreSheet(words: Words, { banked, score }: PlayerView): Sheet {
  const tell = teller(words);
  return {
    title: words.text('count-points', { number: score }),
    lines: [tell('board-score', { banked, trophies: score - banked }), tell('board-score-help')],
    rule: 'BB-9.3',
  };
}

export function hunterSheet(words: Words, { hunter }: PlayerView): Sheet {
  return { title: words.component('hunter', hunter), rule: 'BB-R.3' };
}

export function firstSheet(words: Words): Sheet {
  return { title: words.text('status-first'), lines: [say(words.language, 'board-first-help')], rule: 'BB-4.46' };
}
