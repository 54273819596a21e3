// What the pages around a table know of each game, without its board.
import type { Lobby } from './board';

const lobbies = import.meta.glob<{ default: Lobby }>('./*/lobby.ts', { eager: true });

export function lobbyOf(game: string): Lobby | undefined {
  return lobbies[`./${game}/lobby.ts`]?.default;
}
