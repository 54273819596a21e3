// What a hex and a way say about traps and hazards, before anybody steps in.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { Catalogue } from '../../lib/words/catalogue';
import type { OptionInfo } from '../../lib/net/wire';
import { language } from '../../lib/words/language.svelte';
import { Words } from '../../lib/words/words';
import type { BoardProps } from '../board';
import type { Picture } from './events/applyEvent';
import { GloomhavenContext } from './gloomhavenContext.svelte';
import { optionLines, harmAt, thingsAt } from './sheets';
import { HAZARD, TRAP } from './view';

beforeAll(() => language.need('gloomhaven'));

const read = (path: string) => readFileSync(new URL(`../../../../src/taverna/${path}/text/en.ftl`, import.meta.url), 'utf8');
const words = new Words(new Catalogue([{ language: 'en', texts: [read('i18n'), read('games/gloomhaven')] }]), ['Ana'], 0);

// A row: the hero on 0, a trap, hazardous ground, a trap without damage, plain floor.
const TERRAIN = [0, TRAP, HAZARD, TRAP, 0];
const END = 3;

function contextWith(jump: boolean): GloomhavenContext {
  const choosing = {
    slot: 0,
    points: 4,
    jump,
    enter: TERRAIN.map((bits, cell) => [cell, 1, !jump && bits ? 1 : 0]),
    ways: [[END, 3, jump ? 1 : 3, [1, 2, 3]]],
    steps: [],
  };
  const view = {
    board: {
      corner: [0, 0], cells: TERRAIN.map((bits, cell) => [cell, cell, 0, bits]), doors: [], walls: [], coins: [], treasures: [], obstacles: [],
      traps: [[1, 4, ['poison']], [3, 0, ['stun']]], art: [], signs: [],
    },
    figures: [{ slot: 0, kind: 'hero', owner: 0, cell: 0 }],
    heroes: [{ seat: 0 }],
    numbers: { gold: 2, trap: 4, hazard: 2, xp: 8 },
    turn: 0,
    choosing,
  };
  const option: OptionInfo = { code: 103, key: 'cell-move', args: { cell: END, hex: 'D1' }, targets: [`cell-${END}`], rule: '', undoable: true };
  const decision = { seat: 0, kind: 'move', sealed: false, ticket: 1, options: [option], refused: [] };
  return new GloomhavenContext(() => ({ view, decision, words, seat: 0, choose: () => undefined }) as unknown as BoardProps<Picture>);
}

describe('what lies on a hex', () => {
  const context = contextWith(false);

  it('tells what a trap does, with and without damage', () => {
    expect(harmAt(context, 1)).toBe('Trap: 4 damage, Poison.');
    expect(harmAt(context, 3)).toBe('Trap: Stun.');
    expect(thingsAt(context, 1)).toEqual(['Trap: 4 damage, Poison.']);
  });

  it('tells what hazardous terrain does, and nothing of plain floor', () => {
    expect(thingsAt(context, 2)).toEqual(['Hazardous terrain: 2 damage.']);
    expect(thingsAt(context, 4)).toEqual([]);
  });
});

describe('a way', () => {
  it('tells what every trap and hazard on it does', () => {
    const lines = optionLines(contextWith(false), END);
    expect(lines).toContain('3 traps or hazards on the way!');
    expect(lines).toEqual(expect.arrayContaining(['Trap: 4 damage, Poison.', 'Hazardous terrain: 2 damage.', 'Trap: Stun.']));
  });

  it('of a jump, tells only where it ends', () => {
    const lines = optionLines(contextWith(true), END);
    expect(lines).toContain('Trap: Stun.');
    expect(lines).not.toContain('Trap: 4 damage, Poison.');
  });
});
