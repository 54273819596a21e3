// The games of this server, asked for once.
import { api } from '../net/api';
import type { GameInfo } from '../net/wire';

let asked: Promise<GameInfo[]> | undefined;

export function games(): Promise<GameInfo[]> {
  asked ??= api.games();
  asked.catch(() => (asked = undefined));
  return asked;
}
