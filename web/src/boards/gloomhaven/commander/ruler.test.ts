import { expect, it } from 'vitest';
import { placed } from './ruler';

const label = (at: number, width = 20) => ({ at, width });

it('leaves labels at their number where there is room', () => {
  expect(placed([label(15), label(70)], 1000)).toEqual([150, 700]);
});

it('puts labels that are too near beside each other, in their order, and none over the end', () => {
  expect(placed([label(35), label(30)], 200)).toEqual([80, 60]);
  expect(placed([label(98), label(99)], 200)).toEqual([180, 200]);
});
