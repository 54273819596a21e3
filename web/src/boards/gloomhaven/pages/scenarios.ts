// The maps of the scenarios as the server tells them, and the paths to draw one with.
import { api } from '../../../lib/net/api';
import { boxOf, centre, hexPath, outline, SIZE, type Box } from '../map/hexes';
import type { ScenarioMap } from '../reference.generated';
import { GAME } from '../view';

export type { ScenarioMap } from '../reference.generated';

let asked: Promise<Record<string, ScenarioMap>> | undefined;

/** Maps have no words: one language serves all. */
export function scenarioMaps(): Promise<Record<string, ScenarioMap>> {
  asked ??= api.reference<Record<string, ScenarioMap>>(GAME, 'scenarios', 'en');
  asked.catch(() => (asked = undefined));
  return asked;
}

/** Which monsters so many heroes meet, in the order of the map. */
export function monstersOf(map: ScenarioMap, heroes: number): string[] {
  const met = map.monsters.filter(([, , ranks]) => (ranks[heroes] ?? -1) >= 0).map(([monster]) => monster);
  return [...new Set(met)];
}

type Hex = readonly [number, number];

export function pairs(flat: readonly number[]): Hex[] {
  return Array.from({ length: flat.length / 2 }, (_, index): Hex => [flat[2 * index] ?? 0, flat[2 * index + 1] ?? 0]);
}

export interface Drawing {
  box: Box;
  rim: string;
  floor: string;
  doors: string;
  start: string;
  obstacles: string;
  traps: string;
  hazards: string;
  difficult: string;
  monsters: readonly (readonly [number, number])[];
  elites: readonly (readonly [number, number])[];
  treasures: readonly (readonly [number, number])[];
}

/** `whole`: with what lies behind the doors. Monsters as for so many heroes. */
export function draw(map: ScenarioMap, whole: boolean, heroes: number): Drawing {
  const rooms = map.rooms.filter((_, number) => whole || map.first.includes(number)).map(pairs);
  const floor = rooms.flat();
  const known = new Set(floor.map(String));
  const seen = (hexes: readonly Hex[]) => hexes.filter((hex) => known.has(String(hex)));
  const doors = map.doors.flatMap(pairs).filter((door) => whole || isBeside(door, known));
  const of = (kind: string) => map.things.filter(([one]) => one === kind).flatMap(([, , hexes]) => seen(pairs(hexes)));
  const ranked = (rank: (one: number) => boolean) =>
    map.monsters.filter(([, , ranks]) => rank(ranks[heroes] ?? -1)).flatMap(([, at]) => seen(pairs(at)).map(point));
  const all = [...floor, ...doors];
  return {
    box: boxOf(all.length ? all : [[0, 0]], 24),
    rim: outline(all),
    floor: hexes(floor),
    doors: hexes(doors, 6),
    start: hexes(seen(pairs(map.start)), 14),
    obstacles: hexes(of('obstacle'), 8),
    traps: hexes(of('trap'), 12),
    hazards: hexes(of('hazard'), 8),
    difficult: hexes(of('difficult'), 8),
    monsters: ranked((rank) => rank === 0),
    elites: ranked((rank) => rank > 0),
    treasures: map.treasures.flatMap((at) => seen(pairs(at)).map(point)),
  };
}

function hexes(list: readonly Hex[], less = 1): string {
  return list.map((hex) => hexPath(centre(...hex), SIZE - less)).join('');
}

function point(hex: Hex): readonly [number, number] {
  const { x, y } = centre(...hex);
  return [x, y];
}

function isBeside([q, r]: Hex, known: ReadonlySet<string>): boolean {
  return [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]].some(([dq, dr]) => known.has(String([q + (dq ?? 0), r + (dr ?? 0)])));
}
