import { beforeAll, describe, expect, it } from 'vitest';
import { Catalogue } from '../../../lib/words/catalogue';
import type { EventInfo } from '../../../lib/net/wire';
import { language } from '../../../lib/words/language.svelte';
import { Words } from '../../../lib/words/words';
import { turnLine } from './turnLine';

beforeAll(() => language.need('gloomhaven'));

const TEXTS = `
figure-guard-3 = Guard 3
figure-brute = Brute
seat-name = Seat { $number }
`;
const WORDS = new Words(new Catalogue([{ language: 'en', texts: [TEXTS] }]), ['Brute', 'Weaver']);
const told = (kind: string, args: Record<string, unknown>): EventInfo => ({ n: 0, kind, rule: '', args });
const TURN = told('turn', { figure: 'guard-3', slot: 3 });
const step = told('moved', { figure: 'guard-3', slot: 3 });

function attack(used: string, value: number, shield: number, number: number): EventInfo[] {
  return [
    told('attack', { figure: 'guard-3', slot: 3, 'target-figure': 'brute', to: 0, number: 3 }),
    told('drew-modifier', { slot: 3, 'used-modifiers': [used] }),
    told('attack-value', { slot: 3, to: 0, value, shield, number }),
  ];
}

describe('a turn in one line', () => {
  it.each([
    ['Guard 3 strikes Brute: 3 + 1 = 4.', attack('+1', 4, 0, 4)],
    ['Guard 3 strikes Brute: 3 − 1 − 1 = 1.', attack('-1', 2, 1, 1)],
    ['Guard 3 strikes Brute: 3 × 2 = 6.', attack('x2', 6, 0, 6)],
    ['Guard 3 strikes Brute: 3.', attack('+0', 3, 0, 3)],
    ['Guard 3 misses Brute.', attack('null', 0, 0, 0)],
    ['Guard 3 moves 2, strikes Brute: 3 + 1 = 4, Brute is exhausted.', [step, step, ...attack('+1', 4, 0, 4), told('exhausted', { seat: 0 })]],
    ['Guard 3 heals 2.', [told('healed', { figure: 'guard-3', slot: 3, number: 2 })]],
    ['Guard 3: Brute strikes Guard 3: 2.', [told('attack', { figure: 'brute', slot: 0, 'target-figure': 'guard-3', number: 2 }), told('attack-value', { value: 2, shield: 0, number: 2 })]],
    ['Guard 3 does nothing that counts.', [told('why-nobody', { slot: 3 })]],
  ])('%s', (line, events) => {
    expect(turnLine([TURN, ...events], WORDS)).toBe(line);
  });
});
