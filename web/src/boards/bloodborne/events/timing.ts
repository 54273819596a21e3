// How long each event is looked at, in milliseconds at normal speed, and how it sounds.
import type { Sound } from '../../../lib/app/sound';
import type { Happening } from '../../common/happening';
import { sameMoment } from './story';

const NORMAL = 700;

const TIMES: Record<string, number> = {
  'final-boss': NORMAL,
  'row-laid': 0,
  started: NORMAL,
  entered: 1100,
  'boss-entered': 1400,
  'final-boss-entered': 1600,
  'ability-on-reveal': 800,
  'ability-if-escapes': 800,
  'ability-round-start': 300,
  gained: 650,
  'lost-blood': 650,
  stolen: 800,
  discarded: 800,
  escaped: 1000,
  stays: 800,
  inserted: 800,
  'inserted-none': 600,
  round: 350,
  'nobody-alive': 900,
  sealed: 0,
  revealed: 1300,
  transformed: 1100,
  instant: 800,
  spoiled: 900,
  cancels: 900,
  rolled: 850,
  'rolled-combo': 950,
  attacks: 500,
  'attacks-raised': 900,
  'raised-for': NORMAL,
  hurt: 900,
  'hurt-halved': 900,
  'hurt-reduced': 900,
  'hurt-ignored': 900,
  unshielded: 0,
  doubled: 0,
  died: 1300,
  eliminated: 1500,
  healed: 500,
  'not-healed': 500,
  'no-effect': 450,
  bonus: 450,
  weakened: 450,
  capped: 700,
  took: 800,
  'took-less': 900,
  shortfall: 800,
  'too-late': 600,
  stopped: 700,
  slain: 1000,
  trophy: 900,
  'extra-trophy': 900,
  'ability-trophy': 900,
  'trophy-lost': 900,
  'trophy-full': 600,
  banked: 850,
  recovered: 600,
  upgraded: 800,
  declined: 450,
  'no-upgrade-left': 600,
  removed: 800,
  rested: 450,
  returned: NORMAL,
  refilled: 500,
  used: 450,
  'weapon-lost': 900,
  marker: 350,
  'all-gone': 900,
  hopeless: 1100,
  settled: 800,
  score: 0,
  tied: 900,
  ended: 400,
};

const SOUNDS: Record<string, Sound> = {
  entered: 'reveal',
  'boss-entered': 'reveal',
  'final-boss-entered': 'reveal',
  gained: 'coin',
  revealed: 'reveal',
  transformed: 'card',
  rolled: 'dice',
  'rolled-combo': 'dice',
  died: 'death',
  eliminated: 'death',
  hurt: 'hit',
  'hurt-halved': 'hit',
  took: 'coin',
  'took-less': 'coin',
  shortfall: 'coin',
  stolen: 'coin',
  banked: 'coin',
  upgraded: 'card',
  'weapon-lost': 'hit',
  'trophy-lost': 'hit',
  settled: 'coin',
};

/** Cards are turned together, damage falls on all at once; blood is taken one after another. */
const TOGETHER = [
  'gained',
  'lost-blood',
  'revealed',
  'transformed',
  'hurt',
  'hurt-halved',
  'hurt-reduced',
  'hurt-ignored',
  'healed',
  'not-healed',
  'trophy',
  'used',
  'settled',
];

export function duration({ kind }: Happening, next?: Happening | null): number {
  if (TOGETHER.includes(kind) && sameMoment(next?.kind, kind)) return 0;
  return TIMES[kind] ?? NORMAL;
}

export function sound({ kind, args }: Happening): Sound | null {
  if (kind === 'banked' && args['number'] === 0) return null;
  return SOUNDS[kind] ?? null;
}

/** The kinds that have a time of their own. */
export const TIMED = Object.keys(TIMES);
