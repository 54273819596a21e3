// Which board belongs to which game: a folder of the game's id here. A game without one is shown by the plain board.
import type { Board } from './board';

const boards = import.meta.glob<{ default: Board }>(['./*/index.ts', '!./plain/index.ts']);

export async function boardOf(game: string): Promise<Board> {
  const load = boards[`./${game}/index.ts`];
  return load ? (await load()).default : (await import('./plain')).default;
}
