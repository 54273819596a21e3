// What has come of a room, from the log: the sentences with their rules, and what each player has won and lost.
import type { EventInfo } from '../../../lib/net/wire';
import { isShared } from './timing';

export interface Story {
  room: string;
  /** What was decided and why, in the order in which it happened. */
  told: EventInfo[];
  coins: ReadonlyMap<number, number>;
  wounds: ReadonlyMap<number, number>;
  items: ReadonlyMap<number, string[]>;
}

const ENTERED = ['entered', 'entered-boss'];
/** Told by the cards themselves, or of no weight afterwards. */
const LEFT_OUT = ['sealed', 'revealed', 'returned', 'lit', 'lit-in-vain', 'torch-showed', 'passed', 'played'];
const AFTER_THE_ROOM = ['level-ended', 'uncovered', 'map-passed', 'map-kept'];
/** Seen in the signs of what each player has won and lost. */
const CONSEQUENCES = ['gained', 'paid', 'wounded', 'healed', 'took', 'benefit', 'replaced'];
const END = ['fainted', 'nobody-fainted', 'nobody-fainted-tie', 'everybody-lost', 'tied', 'ended'];
/** A row of rooms, and the one before it. */
const ENOUGH = 6;

/** The last rooms that were entered, the latest first. */
export function storiesOf(log: readonly EventInfo[]): Story[] {
  const stories: Story[] = [];
  let end = log.length;
  for (let index = log.length - 1; index >= 0 && stories.length < ENOUGH; index--) {
    const event = log[index] as EventInfo;
    if (!ENTERED.includes(event.kind)) continue;
    stories.push(storyOf(String(event.args['room']), log.slice(index + 1, end)));
    end = index;
  }
  return stories;
}

/** Of the whole game, the first room first. */
export function allStories(log: readonly EventInfo[]): Story[] {
  const starts = log.flatMap(({ kind }, index) => (ENTERED.includes(kind) ? [index] : []));
  return starts.map((start, at) => storyOf(String(log[start]?.args['room']), log.slice(start + 1, starts[at + 1])));
}

/** Why it came so. */
export function causesOf({ told }: Story): EventInfo[] {
  return told.filter(({ kind }) => !CONSEQUENCES.includes(kind));
}

/** Why the game ended as it did. */
export function endOf(log: readonly EventInfo[]): EventInfo[] {
  return log.filter(({ kind }) => END.includes(kind));
}

/** What is being told: the last event, with those of its kind that happened at the same time. */
export function momentOf(log: readonly EventInfo[]): EventInfo[] {
  const kind = log.at(-1)?.kind;
  if (kind === undefined || !isShared(kind)) return log.slice(-1);
  let start = log.length;
  while (start > 0 && log[start - 1]?.kind === kind) start--;
  return log.slice(start);
}

function storyOf(room: string, events: readonly EventInfo[]): Story {
  const over = events.findIndex(({ kind }) => AFTER_THE_ROOM.includes(kind));
  const told = (over < 0 ? events : events.slice(0, over)).filter(({ kind }) => !LEFT_OUT.includes(kind));
  const coins = new Map<number, number>();
  const wounds = new Map<number, number>();
  const items = new Map<number, string[]>();
  for (const { kind, args } of told) {
    const seat = Number(args['seat']);
    const number = Number(args['number']);
    if (kind === 'gained') add(coins, seat, number);
    else if (kind === 'paid') add(coins, seat, -number);
    else if (kind === 'wounded') add(wounds, seat, number);
    else if (kind === 'healed') add(wounds, seat, -number);
    else if (kind === 'took') items.set(seat, [...(items.get(seat) ?? []), String(args['item'])]);
  }
  return { room, told, coins, wounds, items };
}

function add(sums: Map<number, number>, seat: number, number: number): void {
  sums.set(seat, (sums.get(seat) ?? 0) + number);
}
