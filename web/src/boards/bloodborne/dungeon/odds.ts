// What a die may bring: faces with a + are rolled again and added.
import type { Face } from '../view';

/** How likely the sum of a whole roll is at least so much, from 0 to 1. */
export function chanceOf(faces: readonly Face[], least: number): number {
  if (least <= 0 || !faces.length) return least <= 0 ? 1 : 0;
  let met = 0;
  let again = 0;
  for (const { value, combo } of faces) {
    if (!combo) met += value >= least ? 1 : 0;
    else if (value > 0) met += chanceOf(faces, least - value);
    else again += 1;
  }
  // A + that adds nothing only asks the same question once more.
  return again < faces.length ? met / (faces.length - again) : 0;
}

/** In whole percent; 0 and 100 are kept for what is certain. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

export function faceText({ value, combo }: Face): string {
  return `${value}${combo ? '+' : ''}`;
}
