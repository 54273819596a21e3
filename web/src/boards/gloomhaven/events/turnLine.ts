// A turn in one line: who did what to whom, with the sum of every blow. "Bandit Guard 3 moves 2, strikes Brute: 3 + 1 = 4."
import type { EventInfo } from '../../../lib/net/wire';
import type { Words } from '../../../lib/words/words';
import { say } from '../texts';

type Args = EventInfo['args'];

const name = (words: Words, args: Args, key = 'figure') => words.component('figure', String(args[key] ?? ''));
const number = (args: Args | undefined, key: string) => Number(args?.[key] ?? 0);

type Speak = (id: string, values?: Record<string, string | number>) => string;

/** `own`: it goes on from the name of who acts; else it has a subject of its own. */
interface Clause {
  text: string;
  own: boolean;
}

const own = (text: string): Clause => ({ text, own: true });
const other = (text: string): Clause => ({ text, own: false });

/** What events of one kind come to in the line; others only unfold. */
const CLAUSES: Record<string, (args: Args, words: Words, speak: Speak, acting: number) => Clause> = {
  healed: (args, words, speak, acting) => {
    const values = { name: name(words, args), number: number(args, 'number') };
    return number(args, 'slot') === acting ? own(speak('turn-heals', values)) : other(speak('turn-heals-by', values));
  },
  killed: (args, words, speak) => other(speak('turn-kills', { name: name(words, args) })),
  exhausted: (args, words, speak) => other(speak('turn-exhausts', { name: words.name(number(args, 'seat')) })),
  looted: (args, _, speak) => own(speak('turn-loots', { number: number(args, 'number') || 1 })),
  'door-opened': (_, __, speak) => own(speak('turn-opens')),
  summoned: (args, words, speak) => own(speak('turn-summons', { name: name(words, args, 'target-figure') })),
  rested: (args, words, speak) => other(speak('turn-rests', { name: words.name(number(args, 'seat')) })),
};

export function turnLine(events: readonly EventInfo[], words: Words): string {
  const [first] = events;
  if (!first) return '';
  const speak: Speak = (id, values = {}) => say(words.language, id, values);
  const clauses = events.flatMap((event, at) => clauseOf(event, at, events, words, speak) ?? []);
  const values = { name: name(words, first.args), clauses: clauses.map(({ text }) => text).join(', ') };
  if (!clauses.length) return speak('turn-idle', values);
  return speak(clauses[0]?.own ? 'turn-line' : 'turn-line-of', values);
}

function clauseOf(event: EventInfo, at: number, events: readonly EventInfo[], words: Words, speak: Speak): Clause | undefined {
  const acting = number(events[0]?.args, 'slot');
  if (event.kind === 'attack') return strike(event, events.slice(at + 1), words, speak, acting);
  if (event.kind !== 'moved') return CLAUSES[event.kind]?.(event.args, words, speak, acting);
  return isFirstStep(events, at) && number(event.args, 'slot') === acting ? own(speak('turn-moves', { number: stepsFrom(events, at) })) : undefined;
}

function isFirstStep(events: readonly EventInfo[], at: number): boolean {
  return events[at - 1]?.kind !== 'moved' || events[at - 1]?.args['slot'] !== events[at]?.args['slot'];
}

function stepsFrom(events: readonly EventInfo[], at: number): number {
  const end = events.findIndex((event, index) => index > at && (event.kind !== 'moved' || event.args['slot'] !== events[at]?.args['slot']));
  return (end < 0 ? events.length : end) - at;
}

/** The blow with its sum; whoever strikes in another's turn is named. */
function strike({ args }: EventInfo, after: readonly EventInfo[], words: Words, speak: Speak, acting: number): Clause {
  const next = after.findIndex(({ kind }) => kind === 'attack' || kind === 'turn');
  const blow = next < 0 ? after : after.slice(0, next);
  const drawn = blow.find(({ kind }) => kind === 'drew-modifier')?.args['used-modifiers'];
  const result = blow.find(({ kind }) => kind === 'attack-value')?.args;
  const attack = number(args, 'number');
  const names = { by: name(words, args), name: name(words, args, 'target-figure') };
  const told = (id: string, values: Record<string, string | number> = {}) =>
    number(args, 'slot') === acting ? own(speak(id, { ...names, ...values })) : other(speak(`${id}-by`, { ...names, ...values }));
  const drew = (card: string) => Array.isArray(drawn) && drawn.includes(card);
  if (drew('null')) return told('turn-misses');
  if (!result) return told('turn-attacks', { number: attack });
  return told('turn-strikes', { sum: sumOf(attack, number(result, 'value'), number(result, 'shield'), number(result, 'number'), drew('x2')) });
}

/** "3 + 1 = 4", "3 × 2 - 1 = 5"; what stays as it is has no sum. */
function sumOf(attack: number, value: number, shield: number, result: number, doubled: boolean): string {
  const twice = doubled && value === 2 * attack;
  const change = twice ? ' × 2' : value > attack ? ` + ${value - attack}` : value < attack ? ` − ${attack - value}` : '';
  const less = shield ? ` − ${Math.min(shield, value)}` : '';
  return change || less ? `${attack}${change}${less} = ${result}` : String(result);
}
