// Where the rulebook speaks of the things on the table.
import type { Terrain } from './map/things';

export const TERRAIN_RULES: Record<Terrain, string> = {
  obstacle: 'GH-S-OBS-01',
  trap: 'GH-S-TRP-01',
  hazard: 'GH-S-HAZ-01',
  difficult: 'GH-S-DIF-01',
  plate: 'GH-S-SPC-01',
  door: 'GH-S-DOR-01',
  floor: 'GH-S-MOV-01',
};

export const FIGURE_RULES: Record<string, string> = {
  hero: 'GH-S-TRN-01',
  summon: 'GH-S-SUM-01',
  monster: 'GH-S-MON-01',
  ally: 'GH-S-CMP-26',
  object: 'GH-S-SPC-01',
};

const CONDITION_RULES: Record<string, string> = {
  poison: 'GH-S-POI-01',
  wound: 'GH-S-WND-01',
  immobilize: 'GH-S-IMM-01',
  disarm: 'GH-S-DIS-01',
  stun: 'GH-S-STN-01',
  muddle: 'GH-S-MUD-01',
  curse: 'GH-S-CUR-01',
  bless: 'GH-S-BLS-01',
  strengthen: 'GH-S-STR-01',
  invisible: 'GH-S-INV-01',
};

export const conditionRule = (name: string) => CONDITION_RULES[name] ?? 'GH-S-CON-01';
