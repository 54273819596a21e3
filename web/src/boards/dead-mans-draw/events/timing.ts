// How long each event is looked at, in milliseconds at normal speed, and how it sounds.
import type { Sound } from '../../../lib/app/sound';
import type { Happening } from '../../common/happening';

const SHORT = 160;
const NORMAL = 480;
const PER_CARD = 45;

const TIMES: Record<string, number> = {
  started: NORMAL,
  sealed: 0,
  offered: 0,
  kept: 260,
  'locker-named': 600,
  turn: 320,
  drew: 560,
  intercepted: 520,
  void: 460,
  banked: 520,
  bonus: 680,
  plundered: 680,
  busted: 1000,
  'busted-by-value': 1000,
  saved: 560,
  lost: 620,
  'lost-to': 620,
  anchored: 480,
  hooked: 520,
  shot: 620,
  scavenged: 620,
  misfired: 700,
  'map-showed': 700,
  mapped: 520,
  foresaw: 760,
  'foresaw-in-secret': 520,
  stole: 560,
  demanded: 700,
  satisfied: SHORT,
  waived: NORMAL,
  recalled: 520,
  'recalled-to-bank': 520,
  'siren-took': 560,
  undone: SHORT,
  'won-at-once': 700,
  score: 0,
  ended: SHORT,
};

const SOUNDS: Record<string, Sound> = {
  kept: 'card',
  drew: 'card',
  intercepted: 'coin',
  banked: 'coin',
  bonus: 'coin',
  plundered: 'coin',
  busted: 'bust',
  'busted-by-value': 'bust',
  saved: 'coin',
  'lost-to': 'card',
  hooked: 'card',
  shot: 'hit',
  scavenged: 'hit',
  misfired: 'hit',
  'map-showed': 'reveal',
  mapped: 'card',
  foresaw: 'reveal',
  stole: 'card',
  recalled: 'card',
  'recalled-to-bank': 'coin',
  'siren-took': 'card',
};

/** A bunch of cards takes longer to land than one. */
export function duration({ kind, args }: Happening): number {
  const cards = Array.isArray(args['cards']) ? args['cards'].length : 1;
  const time = TIMES[kind] ?? NORMAL;
  return time && time + Math.min(PER_CARD * Math.max(0, cards - 1), 320);
}

export function sound({ kind, args }: Happening): Sound | null {
  if (kind === 'banked' && args['number'] === 0) return null;
  return SOUNDS[kind] ?? null;
}

/** The kinds that have a time of their own. */
export const TIMED = Object.keys(TIMES);
