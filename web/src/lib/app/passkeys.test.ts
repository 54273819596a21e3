import { expect, it } from 'vitest';
import { bytes, text } from './passkeys';

it('reads and writes base64url, without padding', () => {
  expect([...bytes('-_8A')]).toEqual([251, 255, 0]);
  expect(text(new Uint8Array([251, 255, 0, 1]).buffer)).toBe('-_8AAQ');
});
