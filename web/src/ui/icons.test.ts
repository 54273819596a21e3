import { expect, it } from 'vitest';
import { rounded } from '../../vite/icons';

it('keeps one decimal of a path, and never touches what stands before the point', () => {
  expect(rounded('M220.41 35.389c-.584-.175-9.216 1.425.04.96-19.99')).toBe('M220.4 35.4c-.6-.2-9.2 1.4.0.9-19.9');
  expect(rounded('a265 265 0 0112.35.5z')).toBe('a265 265 0 0112.4.5z');
});
