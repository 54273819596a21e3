// One click: a table against bots, started.
import { api } from '../net/api';
import { begin } from './begun';
import { games } from './games.svelte';
import { me } from './me.svelte';
import { address, router } from './router.svelte';
import type { DemandInfo, GameInfo, QuickGame } from '../net/wire';

const USUAL_BOTS = 2;

export function usualBots(game: GameInfo): number {
  return Math.max(game.min_seats - 1, Math.min(USUAL_BOTS, game.max_seats - 1));
}

type Settings = Readonly<Record<string, boolean | string>>;

/** What a choice among these options brings along, if it is not for every table. */
export function demandOf(game: Pick<GameInfo, 'options'>, values: Settings): DemandInfo | undefined {
  for (const option of game.options) {
    const demand = option.demands[String(values[option.name] ?? option.default)];
    if (demand) return demand;
  }
  return undefined;
}

/** How many play with these options, at least and at most. */
export function seatsWith(game: Pick<GameInfo, 'options' | 'min_seats' | 'max_seats'>, values: Settings): readonly [number, number] {
  const { min_seats, max_seats } = demandOf(game, values) ?? game;
  return [min_seats, max_seats];
}

/** A fair opponent, until one chooses otherwise. */
export function usualLevel(game: GameInfo): string {
  return game.bots.includes('regular') ? 'regular' : (game.bots[0] ?? '');
}

/** Throws a `Refusal`. */
export async function startQuick(wanted: QuickGame): Promise<void> {
  await me.introduce();
  const table = await api.quick(wanted);
  begin(table.id);
  router.go(address.table(table.id));
}

/** As the big button does it when nothing has been changed; for the end of a tutorial. */
export async function playUsual(gameId: string): Promise<void> {
  const game = (await games()).find((one) => one.id === gameId);
  if (!game) return;
  await startQuick({ game: game.id, bots: Array<string>(usualBots(game)).fill(usualLevel(game)) });
}

/** What a link says about how a game is to be played, as far as the game knows of it. */
export function linkedOptions(game: GameInfo, said: Record<string, string>): Record<string, boolean | string> {
  const found: Record<string, boolean | string> = {};
  for (const option of game.options) {
    const value = said[option.name];
    if (value === undefined) continue;
    if (option.choices.includes(value)) found[option.name] = value;
    else if (!option.choices.length && (value === 'true' || value === 'false')) found[option.name] = value === 'true';
  }
  return found;
}
