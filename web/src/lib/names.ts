// What everyone at a table is called. A bot comes without a name of its own and gets one: it is easier to hold a grudge.
import type { SeatInfo } from './wire';

const BOTS = ['Denise', 'Rodrigo', 'Clara', 'Otto', 'Inés', 'Bruno', 'Vera', 'Tomás', 'Alma', 'Hugo'];

export function seatNames(seats: readonly Pick<SeatInfo, 'kind' | 'name'>[]): string[] {
  const taken = new Set(seats.filter((seat) => seat.kind === 'person').map((seat) => seat.name.toLowerCase()));
  const free = BOTS.filter((name) => !taken.has(name.toLowerCase()));
  return seats.map((seat) => (seat.kind === 'bot' ? (free.shift() ?? seat.name) : seat.name));
}

/** The same for a record, which says only the level where a bot sat: "greedy", "greedy 2". */
export function recordNames(names: readonly string[], levels: readonly string[]): string[] {
  const isBot = (name: string) => levels.includes(name.replace(/ \d+$/, ''));
  return seatNames(names.map((name) => ({ name, kind: isBot(name) ? 'bot' : 'person' })));
}
