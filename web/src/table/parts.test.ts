// What parts of the frame say, drawn without a browser.
import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Catalogue } from '../lib/words/catalogue';
import { language } from '../lib/words/language.svelte';
import type { TableSession } from '../lib/session/table.svelte';
import type { OptionInfo, Hint, DecisionInfo } from '../lib/net/wire';
import { Words } from '../lib/words/words';
import OptionsForm from '../ui/OptionsForm.svelte';
import ActionBar from './choosing/ActionBar.svelte';
import OptionButtons from './choosing/OptionButtons.svelte';
import HintPanel from './choosing/HintPanel.svelte';
import type { Keys } from './choosing/options';
import Result from './review/Result.svelte';
import { seat, table } from '../lib/session/fakes';

const TEXTS = `
option-shoot = Shoot { $other }'s { $card } ({ $number } cards)
card-map = Map { $n }
reason-rich = It takes { $number } points from { $other }.
setting-bells = Bells
setting-rounds = Rounds
setting-odd = Odd
table-won = { $seats } won.
`;
const words = new Words(new Catalogue([{ language: 'en', texts: [TEXTS] }]), ['Ana', 'Bia', 'Caio'], 0);
const shoot = (code: number, other: number): OptionInfo => ({
  code,
  key: 'shoot',
  args: { other, card: `map-${code}`, number: 2 },
  targets: [],
  rule: '',
  undoable: code % 2 === 0,
});

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('document', { documentElement: {} });
  await language.change('en');
});

function text(html: string): string {
  return html.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ').trim();
}

describe('a hint', () => {
  const decision: DecisionInfo = { seat: 0, kind: 'shoot', sealed: false, ticket: 1, options: [shoot(4, 1)], refused: [] };
  const hint: Hint = { type: 'hint', ticket: 1, bot: 'strong', ranking: [{ code: 4, share: 1, expected: 0.5 }], reasons: [], sent: null };

  it('says what speaks for it, with the rule', () => {
    const reasons = [{ key: 'rich', args: { other: 1, number: 3 }, rule: 'TOY-1' }];
    const { body } = render(HintPanel, { props: { hint: { ...hint, reasons }, decision, words, game: 'toy' } });
    expect(text(body)).toContain('It takes 3 points from Bia. TOY-1');
  });

  it('compares what was thought about by the victory that it promises', () => {
    const two: DecisionInfo = { ...decision, options: [shoot(4, 1), shoot(5, 1), shoot(6, 1)] };
    const ranking = [
      { code: 5, share: 0.8, expected: 0.614 },
      { code: 4, share: 0.2, expected: 0.4 },
      { code: 6, share: 0, expected: null },
    ];
    const { body } = render(HintPanel, { props: { hint: { ...hint, ranking }, decision: two, words, game: 'toy' } });
    expect(text(body)).toContain('would clearly be the choice of a strong bot.');
    expect(text(body)).toContain("Chance to win: 61% Shoot Bia's Map 5 (2 cards) 40% Shoot Bia's Map 4");
    expect(text(body)).not.toContain('Map 6');
  });

  it.each([
    [0.51, 'would be the choice of a strong bot, but it is close.'],
    [0.47, 'would be the choice of a strong bot.'],
    [0.4, 'would clearly be the choice of a strong bot.'],
  ])('says clearly only what is clear: 52 %% against %f', (second, said) => {
    const two: DecisionInfo = { ...decision, options: [shoot(4, 1), shoot(5, 1)] };
    const ranking = [
      { code: 5, share: 0.8, expected: 0.52 },
      { code: 4, share: 0.2, expected: second },
    ];
    expect(text(render(HintPanel, { props: { hint: { ...hint, ranking }, decision: two, words, game: 'toy' } }).body)).toContain(said);
  });

  it('does without', () => {
    const { body } = render(HintPanel, { props: { hint, decision, words, game: 'toy' } });
    expect(body).not.toContain('<ul');
  });
});

describe('many choices', () => {
  const options = [shoot(1, 1), shoot(2, 1), shoot(3, 2), shoot(4, 2), shoot(5, 2)];
  let body = '';
  beforeAll(() => {
    body = render(OptionButtons, { props: { options, asked: 'Whom?', words, odds: true, choose: () => {} } }).body;
  });

  it('are short to the eye, under the name of the player', () => {
    expect(text(body)).toBe('Bia Map 1 2 cards Map 2 2 cards Caio Map 3 2 cards Map 4 2 cards Map 5 2 cards');
  });

  it('are whole to the ear, and say what can’t be taken back', () => {
    expect(body).toContain('aria-label="Shoot Bia\'s Map 1: 2 cards, can’t be taken back"');
    expect(body).toContain('aria-label="Shoot Bia\'s Map 2: 2 cards"');
  });
});

describe('the result', () => {
  const result = { over: true, scores: [3, 5], winners: [1], won: null };
  const show = (mine: number[]) => {
    const seats = [0, 1].map((number) => seat(number, { mine: mine.includes(number) }));
    return render(Result, { props: { table: table(seats), result, words, seat: 0 } }).body;
  };

  it('marks my own line, but not at a shared screen', () => {
    expect(text(show([0]))).toContain('Bia 5 Ana you 3');
    expect(text(show([0, 1]))).toContain('Bia 5 Ana 3');
  });
});

describe('the options of a game', () => {
  const option = (name: string, rule: string, choices: string[] = []) => ({ name, rule, choices, default: choices[0] ?? false, demands: {} });

  it('name their rules, each beside its switch or list and not inside the label', () => {
    const options = [option('bells', 'TOY-5'), option('rounds', 'TOY-2', ['2', '3']), option('odd', '')];
    const { body } = render(OptionsForm, { props: { game: 'toy', options, values: {}, words } });
    expect(body.match(/<button type="button"[^>]*>TOY-\d/g)?.map((chip) => chip.slice(-5))).toEqual(['TOY-5', 'TOY-2']);
    for (const label of body.match(/<label.*?<\/label>/gs) ?? []) expect(label).not.toContain('<button');
  });
});

describe('a seat that a bot has played for me', () => {
  const stage = { update: null, playing: false, deadline: null };
  const session = { shown: { seat: 0, stage, hint: null }, log: [], shared: false, curtain: null } as unknown as TableSession;
  const props = {
    session,
    table: table([seat(0, { mine: true, stand_in: true }), seat(1)]),
    words,
    decision: null,
    options: [],
    keys: { options: new Map(), tools: [] } as unknown as Keys,
    group: undefined,
    pointed: [],
    signals: [],
    choose: () => {},
    light: () => {},
    showResult: () => {},
  };

  it('can be taken back', () => {
    expect(text(render(ActionBar, { props: { ...props, over: false } }).body)).toContain('Take the seat back');
  });

  it('but not after the end', () => {
    expect(text(render(ActionBar, { props: { ...props, over: true } }).body)).not.toContain('Take the seat back');
  });
});
