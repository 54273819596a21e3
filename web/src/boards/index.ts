// Which board belongs to which game: a folder of the game's id here. A game without one is shown by the plain board.
import plain from './plain';
import type { Board, Lobby } from './board';

const boards = import.meta.glob<{ default: Board }>(['./*/index.ts', '!./plain/index.ts']);
const lobbies = import.meta.glob<{ default: Lobby }>('./*/lobby.ts', { eager: true });

export async function boardOf(game: string): Promise<Board> {
  const load = boards[`./${game}/index.ts`];
  return load ? (await load()).default : plain;
}

export function lobbyOf(game: string): Lobby | undefined {
  return lobbies[`./${game}/lobby.ts`]?.default;
}
