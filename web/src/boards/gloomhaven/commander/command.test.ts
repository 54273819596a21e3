import { expect, test, vi } from 'vitest';
import type { Companion } from '../../board';
import type { DecisionInfo } from '../../../lib/net/wire';
import type { HeroView } from '../view';
import { answerFor, Command, commands, NO_PLAN } from './command.svelte';

const codes: Record<string, number> = { a: 1, b: 2, c: 3 };
const option = (key: string, card?: string) => ({ code: (card ? (codes[card] ?? 0) : 0) + key.length * 10, key, args: card ? { card } : {} });
const decision = (kind: string, ...options: ReturnType<typeof option>[]) => ({ kind, options }) as unknown as DecisionInfo;
const hero = (more: Partial<HeroView> = {}) => ({ hand: ['a', 'b', 'c'], chosen: '', sealed: -1, exhausted: false, ...more }) as HeroView;

const LEADS = ['a', 'b', 'c'].map((card) => option('lead', card));

function companion(seat: number, asked: DecisionInfo | null, of: HeroView = hero(), phase = 'select'): Companion {
  const heroes: HeroView[] = [];
  heroes[seat] = of;
  return { seat, view: { heroes, phase }, decision: asked, busy: false, choose: vi.fn() };
}

test('who leads one hero commands nobody', () => {
  const asked = decision('select', ...LEADS);
  expect(commands([companion(0, asked)])).toBe(false);
  expect(commands([companion(0, null), companion(1, asked)])).toBe(true);
  expect(commands([companion(0, null), companion(1, decision('turn'))])).toBe(false);
});

test('the way to a plan: lead, then second; another lead is taken back first', () => {
  const plan = { cards: ['a', 'b'], rest: false };
  expect(answerFor(hero(), decision('select', ...LEADS), plan)).toBe(option('lead', 'a').code);
  const seconds = decision('select', option('second', 'b'), option('second', 'c'), option('take-back'));
  expect(answerFor(hero({ chosen: 'a' }), seconds, plan)).toBe(option('second', 'b').code);
  expect(answerFor(hero({ chosen: 'c' }), seconds, plan)).toBe(option('take-back').code);
  expect(answerFor(hero(), decision('select', ...LEADS), { cards: ['a'], rest: false })).toBeUndefined();
});

test('a long rest; and who plans cards takes no short rest', () => {
  const rest = { cards: [], rest: true };
  expect(answerFor(hero(), decision('select', ...LEADS, option('rest-select')), rest)).toBe(option('rest-select').code);
  const asked = decision('short-rest', option('done-short-rest'), option('rest-short-rest'));
  expect(answerFor(hero(), asked, NO_PLAN)).toBeUndefined();
  expect(answerFor(hero(), asked, { cards: ['a'], rest: false })).toBe(option('done-short-rest').code);
});

test('nothing is said before it is revealed, and everything can be changed until then', () => {
  const command = new Command();
  const company = [companion(0, decision('select', ...LEADS)), companion(1, decision('select', ...LEADS))];
  const [one, other] = company as [Companion, Companion];
  command.pick(one, 'a');
  command.pick(one, 'b');
  command.pick(one, 'c');
  expect(command.plan(one).cards).toEqual(['a', 'c']);
  command.swap(one);
  command.pick(other, 'b');
  command.goOn(company);
  expect(one.choose).not.toHaveBeenCalled();
  expect(command.isReady(company)).toBe(false);
  command.rest(other);
  expect(command.isReady(company)).toBe(true);
  command.revealing = true;
  command.goOn(company);
  expect(one.choose).toHaveBeenCalledWith(option('lead', 'c').code);
  command.goOn([companion(0, null, hero(), 'hero-turn')]);
  expect(command.plan(one).cards).toEqual([]);
});
