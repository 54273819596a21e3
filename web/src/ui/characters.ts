// The regulars: what they look like, and what they say when a game begins or ends, or the lead changes.
import { language, t } from '../lib/words/language.svelte';
import type { CharacterInfo, SeatInfo } from '../lib/net/wire';
import { botName } from './bots';
import { pictureOf } from './pictures.svelte';

export function faceOf({ temper }: CharacterInfo): string {
  return pictureOf(`face ${temper}`, async () => ({ default: (await import('./faces')).faceFor(temper) }));
}

/** "strong, careful" */
export function characterNote(character: CharacterInfo): string {
  return `${botName(character.level)}, ${t(`ui-temper-${character.temper}`)}`;
}

export function characterHelp(character: CharacterInfo): string {
  return language.catalogue().format(`ui-temper-${character.temper}`, {}, 'help');
}

/** When somebody of them speaks. */
export type Moment = 'begins' | 'leads' | 'overtaken' | 'wins' | 'loses';

export function line(temper: string, moment: Moment): string {
  return language.catalogue().format(`ui-temper-${temper}`, {}, moment);
}

/** By seat: what the regulars at a table say at this moment; `winners` count once the game is over. */
export function banter(
  seats: readonly SeatInfo[],
  over: boolean,
  winners: readonly number[],
  say = line,
): ReadonlyMap<number, string> {
  const lines = new Map<number, string>();
  for (const { number, character } of seats) {
    if (!character) continue;
    const moment: Moment = over ? (winners.includes(number) ? 'wins' : 'loses') : 'begins';
    lines.set(number, say(character.temper, moment));
  }
  return lines;
}
