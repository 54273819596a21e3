// How long each event is looked at, in milliseconds at normal speed, and how it sounds.
import type { Sound } from '../../../lib/app/sound';
import type { Happening } from '../../common/happening';

const NORMAL = 700;

const TIMES: Record<string, number> = {
  character: 0,
  equipped: 0,
  'map-drawn': NORMAL,
  level: 1100,
  uncovered: 800,
  entered: 450,
  'entered-boss': 900,
  lit: NORMAL,
  'lit-in-vain': 500,
  'torch-showed': 900,
  sealed: 0,
  revealed: 1300,
  played: 800,
  passed: 450,
  replaced: 1000,
  returned: 250,
  gained: 650,
  capped: 700,
  paid: 700,
  forgiven: 500,
  wounded: 800,
  healed: 600,
  unhurt: 400,
  'chest-won': 900,
  'chest-shared': 1100,
  'chest-too-small': 1200,
  'chest-unclaimed': 1100,
  counted: 600,
  escaped: 700,
  defeated: 1300,
  attacks: 1300,
  'always-attacks': 1000,
  attacked: 1000,
  'attacked-highest': 1000,
  'nobody-attacked': 1000,
  petrified: 1000,
  'highest-rewarded': 900,
  'highest-unrewarded': 900,
  benefit: 450,
  took: 500,
  short: 1100,
  harmless: 1300,
  'sprung-richest': 1400,
  'sprung-unhurt': 1400,
  'map-passed': 700,
  'map-kept': 450,
  'level-ended': 500,
  'hands-back': 500,
  score: 0,
  fainted: 1200,
  'nobody-fainted': 1000,
  'nobody-fainted-tie': 1000,
  'everybody-lost': 1000,
  tied: 1000,
  ended: 400,
};

const SOUNDS: Record<string, Sound> = {
  level: 'card',
  uncovered: 'reveal',
  'torch-showed': 'reveal',
  revealed: 'reveal',
  played: 'card',
  replaced: 'card',
  gained: 'coin',
  took: 'card',
  paid: 'hit',
  wounded: 'hit',
  petrified: 'death',
  fainted: 'death',
};

/** What happens to several players in a row happens to all at once: cards turn together, wounds fall together. */
export function duration({ kind }: Happening, next?: Happening | null): number {
  return next?.kind === kind && isShared(kind) ? 0 : (TIMES[kind] ?? NORMAL);
}

/** In the tactical game cards are played one after another. */
export function isShared(kind: string): boolean {
  return kind !== 'played';
}

export function sound({ kind }: Happening): Sound | null {
  return SOUNDS[kind] ?? null;
}

/** The kinds that have a time of their own. */
export const TIMED = Object.keys(TIMES);
