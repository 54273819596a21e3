// Which board belongs to which game: a folder of the game's id here. A game without one is shown by the plain board.
import { language } from '../lib/words/language.svelte';
import type { Board, Lobby } from './board';

const boards = import.meta.glob<{ default: Board }>(['./*/index.ts', '!./plain/index.ts']);
const lobbies = import.meta.glob<{ default: Lobby }>('./*/lobby.ts', { eager: true });

/** In milliseconds: then it is shown as far as it is known. */
const PATIENCE = 4000;

export async function boardOf(game: string): Promise<Board> {
  const load = boards[`./${game}/index.ts`];
  const board = load ? (await load()).default : (await import('./plain')).default;
  await Promise.race([board.ready?.(language.current), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return board;
}

export function lobbyOf(game: string): Lobby | undefined {
  return lobbies[`./${game}/lobby.ts`]?.default;
}
