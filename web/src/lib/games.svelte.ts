// The games of this server, asked for once.
import { api } from './api';
import type { GameInfo } from './wire';

let asked: Promise<GameInfo[]> | undefined;

export function games(): Promise<GameInfo[]> {
  asked ??= api.games();
  asked.catch(() => (asked = undefined));
  return asked;
}
