import { describe, expect, it } from 'vitest';
import { hashOf, judge, note, notedFor } from './fairness';
import { sha256 } from './sha256';
import type { RecordFile } from '../net/wire';

// Computed by `taverna.kernel.fairness.commitment("dead-mans-draw", 7)` and with the seed 2**255 + 1.
const SEVEN = '38c5a2f788acea2022f0a66ce6d92035149114bb9c4c4178289789dbcf843f0c';
const LARGE = 'e4f6c17b401efb7e274abc3710ac7ef3c1714fea4dab52c023948e60fccf14f0';

const record = (more: Partial<RecordFile> = {}): RecordFile => ({
  format: 'taverna-record',
  format_version: 1,
  game: 'dead-mans-draw',
  game_version: 1,
  seats: 2,
  generator: 'shake128',
  seed: 7,
  commitment: SEVEN,
  options: {},
  names: [],
  steps: [],
  joined: [],
  ...more,
});

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const held = new Map<string, string>();
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) };
}

describe('SHA-256', () => {
  it('gives the published results', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    );
    expect(sha256('a'.repeat(1000))).toBe('41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3');
  });
});

describe('the hash of a seed', () => {
  it('is the one that Python computes, also for seeds that no number holds', () => {
    expect(hashOf(record())).toBe(SEVEN);
    expect(hashOf(record({ seed: `0x8${'0'.repeat(62)}1` }))).toBe(LARGE);
  });
});

describe('the verdict', () => {
  it('is fair when the seed has the hash that was noted', () => {
    expect(judge(record(), SEVEN)).toBe('fair');
    expect(judge(record(), '')).toBe('fair');
  });

  it('finds another seed, and another hash than the one noted', () => {
    expect(judge(record({ seed: 8 }), '')).toBe('unfair');
    expect(judge(record({ seed: 8, commitment: hashOf(record({ seed: 8 })) }), SEVEN)).toBe('changed');
  });

  it('says when nothing was promised', () => {
    expect(judge(record({ commitment: '' }), '')).toBe('none');
  });
});

describe('what was noted', () => {
  it('is what was seen first', () => {
    const store = memory();
    note('a', SEVEN, store);
    note('a', LARGE, store);
    note('b', '', store);
    expect(notedFor('a', store)).toBe(SEVEN);
    expect(notedFor('b', store)).toBe('');
  });

  it('does not grow for ever', () => {
    const store = memory();
    for (let n = 0; n < 300; n++) note(`t${n}`, SEVEN, store);
    expect(notedFor('t0', store)).toBe('');
    expect(notedFor('t299', store)).toBe(SEVEN);
  });

  it('survives a store that holds nonsense', () => {
    const store = memory();
    store.setItem('taverna.hashes', '{not json');
    note('a', SEVEN, store);
    expect(notedFor('a', store)).toBe(SEVEN);
  });
});
