// How long each kind of event is looked at, and its sound.
import type { Sound } from '../../../lib/app/sound';
import type { EventInfo } from '../../../lib/net/wire';
import { told } from './narration.svelte';

const SHORT = 160;
const USUAL = 420;
const READ = 1100;

const TIMES: Record<string, number> = {
  round: 700,
  turn: 500,
  revealed: 450,
  rests: 350,
  'monster-card': 700,
  played: 350,
  moved: 230,
  forced: 260,
  attack: 450,
  'attack-plus': 350,
  'drew-modifier': 900,
  'attack-value': 500,
  damage: 550,
  healed: 550,
  killed: 500,
  'condition-gained': 420,
  'condition-ended': 200,
  'room-revealed': 700,
  'door-opened': 400,
  'door-closed': 400,
  'trap-sprung': 600,
  success: 1200,
  failure: 1200,
  'no-attack': 300,
};

/** Told at once with what comes next. */
const AT_ONCE = [
  'sealed', 'placed', 'prepared', 'experience', 'card-discarded', 'card-lost', 'card-active', 'element-created', 'element-waned', 'element-strong',
  'item-refreshed', 'monster-placed', 'home', 'active-ended', 'lasting', 'cards-added', 'cards-brought', 'arrived-hurt', 'dropped', 'shuffled', 'monsters-shuffled',
];

/** Reasons that say little beside the others. */
export const ASIDES = ['why-way', 'why-plan-melee', 'why-plan-ranged', 'why-plan-none', 'why-plan-around', 'why-plan-free', 'why-plan-all', 'why-no-way'];

export function duration(event: EventInfo, _next: EventInfo | null): number {
  const { kind } = event;
  if (AT_ONCE.includes(kind)) return 0;
  if (kind.startsWith('why-')) return reasonTime(kind);
  return TIMES[kind] ?? USUAL;
}

/** Somebody has said how closely they want to follow the monsters. */
function reasonTime(kind: string): number {
  const depth = told.depth;
  if (depth === 'off') return 0;
  if (ASIDES.includes(kind)) return depth === 'all' ? READ : 0;
  return depth === 'all' ? READ : USUAL + SHORT;
}

const CARDS = ['revealed', 'monster-card', 'played', 'drew-modifier'];
const COINS = ['looted', 'treasure', 'success'];
const BLOWS = ['damage', 'killed', 'trap-sprung', 'failure', 'fell'];

export function sound({ kind }: EventInfo, _seat: number | null): Sound | null {
  if (CARDS.includes(kind)) return 'card';
  if (COINS.includes(kind)) return 'coin';
  return BLOWS.includes(kind) ? 'bust' : null;
}
