// What has come of a round, from the log: who played what, lost and took how much, died of what. The board shows it while it
// happens and until the next round is told.
import type { EventInfo } from '../../../lib/net/wire';
import { argsOf } from '../../common/happening';
import type { EventArgs, Roll, Trophy } from '../view';

export interface Hit {
  /** Damage before anything softened it. */
  base: number;
  /** HP lost. */
  number: number;
  how: 'hurt' | 'hurt-halved' | 'hurt-reduced' | 'hurt-ignored';
}

/** What a round has brought to one hunter. */
export interface Fate {
  cards: string[];
  hits: Hit[];
  /** Blood taken from the monster. */
  taken: number;
  /** Blood from elsewhere, or lost without dying. */
  other: number;
  healed: number;
  banked: number | null;
  upgrade: string | null;
  trophies: Trophy[];
  /** A marker that has moved back. */
  lost: Trophy | null;
  /** The weapon deals nothing: stopped by another card, or too late. */
  idle: boolean;
  /** The last blow, why nothing softened it, and the death; each with its rule. */
  death: EventInfo[];
}

export interface Story {
  round: number;
  monster: string | null;
  outcome: 'slain' | 'escaped' | 'stays' | null;
  roll: Roll | null;
  fates: ReadonlyMap<number, Fate>;
}

const HURTS = ['hurt', 'hurt-halved', 'hurt-reduced', 'hurt-ignored'];
const OUTCOMES = ['slain', 'escaped', 'stays'];
const END = ['settled', 'score', 'tied', 'all-gone', 'hopeless', 'ended'];
/** Said before the blow that nothing has softened. */
const UNSHIELDED = 'unshielded';
/** `doubled` is said before the blow, too. */
const BLOWS = [...HURTS, UNSHIELDED, 'doubled'];
const TROPHIES_WON = ['trophy', 'extra-trophy', 'ability-trophy'];

/** The round that is being played, and the one before it. A round begins where the marker has passed.
 *
 * `round` is the table's: the log may not go back to where a round was called out. */
export function storiesOf(log: readonly EventInfo[], round: number): { now: Story; last: Story | null } {
  const told = standing(log);
  const here = markerBefore(told, told.length);
  const there = here < 0 ? -1 : markerBefore(told, here);
  const since = told.slice(here + 1);
  const begun = since.some(({ kind }) => kind === 'round');
  return {
    now: storyOf(since, round),
    last: here < 0 ? null : storyOf(told.slice(there + 1, here), begun ? round - 1 : round),
  };
}

/** Why the game ended as it did. */
export function endOf(log: readonly EventInfo[]): EventInfo[] {
  return standing(log).filter(({ kind }) => END.includes(kind));
}

/** What is being told: the last event, with those of its kind that happen at the same time. */
export function momentOf(log: readonly EventInfo[]): EventInfo[] {
  const kind = log.at(-1)?.kind;
  let start = log.length;
  while (start > 0 && sameMoment(log[start - 1]?.kind, kind)) start--;
  return log.slice(start);
}

/** Damage falls on everybody at once, however much of it each of them feels. */
export function sameMoment(one: string | undefined, other: string | undefined): boolean {
  return one === other || (BLOWS.includes(one ?? '') && BLOWS.includes(other ?? ''));
}

/** Without what was taken back. */
function standing(log: readonly EventInfo[]): readonly EventInfo[] {
  if (!log.some(({ kind }) => kind === 'undone')) return log;
  const kept: EventInfo[] = [];
  for (const event of log) {
    const since = event.args['since'];
    if (event.kind !== 'undone') kept.push(event);
    else if (typeof since === 'number') while (kept.length && (kept.at(-1)?.n ?? 0) >= since) kept.pop();
  }
  return kept;
}

function markerBefore(log: readonly EventInfo[], end: number): number {
  let index = end - 1;
  while (index >= 0 && log[index]?.kind !== 'marker') index--;
  return index;
}

function storyOf(events: readonly EventInfo[], round: number): Story {
  const fates = new Map<number, Fate>();
  const story: Story = { round, monster: null, outcome: null, roll: null, fates };
  for (const event of events) {
    tellTable(story, event);
    for (const [seat, told] of perHunter(event)) {
      const fate = fates.get(seat) ?? nothingYet();
      if (tellHunter(fate, told)) fates.set(seat, fate);
    }
  }
  return story;
}

/** What an event says of each hunter: a theft is a gain to one and a loss to the other. */
function perHunter(event: EventInfo): [number, EventInfo][] {
  const { seat, other } = event.args;
  if (typeof seat !== 'number') return [];
  if (event.kind !== 'stolen') return [[seat, event]];
  return [
    [seat, { ...event, kind: 'gained' }],
    [Number(other), { ...event, kind: 'lost-blood' }],
  ];
}

export function nothingYet(): Fate {
  return {
    cards: [],
    hits: [],
    taken: 0,
    other: 0,
    healed: 0,
    banked: null,
    upgrade: null,
    trophies: [],
    lost: null,
    idle: false,
    death: [],
  };
}

function tellTable(story: Story, { kind, args }: EventInfo): void {
  if (kind === 'round') story.round = Number(args['number']);
  else if (kind === 'rolled' || kind === 'rolled-combo') {
    const faces = [...(story.roll?.faces ?? []), { value: Number(args['number']), combo: kind === 'rolled-combo' }];
    story.roll = { die: String(args['die']), round: story.round, faces, total: Number(args['total']) };
  } else if (OUTCOMES.includes(kind)) {
    story.outcome = kind as Story['outcome'];
    story.monster = String(args['monster']);
  }
}

/** Whether it was about the hunter at all. */
function tellHunter(fate: Fate, event: EventInfo): boolean {
  const { kind, args } = event;
  const number = Number(args['number']);
  if (HURTS.includes(kind)) {
    fate.hits.push({ base: Number(args['base']), number, how: kind as Hit['how'] });
    fate.death = [...fate.death.slice(-1).filter((one) => one.kind === UNSHIELDED), event];
  } else if (kind === UNSHIELDED) fate.death = [event];
  else if (kind === 'died' || kind === 'eliminated') fate.death = [...fate.death, event];
  else if (kind === 'revealed' || kind === 'transformed') fate.cards.push(String(args['card']));
  else if (kind === 'took' || kind === 'took-less') fate.taken += number;
  else if (kind === 'gained' || kind === 'shortfall') fate.other += number;
  else if (kind === 'lost-blood') fate.other -= number;
  else if (kind === 'healed') fate.healed += number;
  else if (kind === 'banked') fate.banked = (fate.banked ?? 0) + number;
  else if (kind === 'upgraded') fate.upgrade = String(args['card']);
  else if (TROPHIES_WON.includes(kind)) fate.trophies.push(argsOf<EventArgs>(event).trophy);
  else if (kind === 'trophy-lost') fate.lost = argsOf<EventArgs>(event).trophy;
  else if (kind === 'stopped' || kind === 'too-late') fate.idle = true;
  else return false;
  return true;
}

/** The blow that killed, and the death; empty for who lives. */
export function deathOf({ death }: Fate): EventInfo[] {
  return death.some(({ kind }) => kind === 'died') ? death : [];
}

export function lostHp({ hits }: Fate): number {
  return hits.reduce((sum, { number }) => sum + number, 0);
}

/** What softened the damage, if anything did. */
export function softened({ hits }: Fate): Hit['how'] | null {
  return hits.find(({ how }) => how !== 'hurt')?.how ?? null;
}
