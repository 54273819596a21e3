// Provably fair: the hash of the seed is noted when a table is first seen, and computed from the seed after the end.
import { sha256 } from './sha256';
import type { RecordFile } from '../net/wire';

const NOTED = 'taverna.hashes';
const MOST_NOTED = 200;

export type Verdict = 'fair' | 'unfair' | 'changed' | 'none';

/** The line that is hashed, as `taverna.kernel.fairness` writes it. */
export function hashOf(record: Pick<RecordFile, 'game' | 'generator' | 'seed'>): string {
  const digits = BigInt(record.seed).toString(16).padStart(64, '0');
  return sha256(`taverna ${record.game} ${record.generator} ${digits}`);
}

/** What this browser remembers of a table from before the end, or else the record's own word for it. */
export function judge(record: RecordFile, noted: string): Verdict {
  const promised = noted || record.commitment;
  if (!promised) return 'none';
  if (record.commitment !== promised) return 'changed';
  return hashOf(record) === promised ? 'fair' : 'unfair';
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

function remembered(store: Store): [string, string][] {
  try {
    const found: unknown = JSON.parse(store.getItem(NOTED) ?? '[]');
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

export function notedFor(table: string, store: Store = localStorage): string {
  return remembered(store).find(([id]) => id === table)?.[1] ?? '';
}

/** Only the first counts: what a server says later must not change it. */
export function note(table: string, hash: string, store: Store = localStorage): void {
  if (!hash || notedFor(table, store)) return;
  try {
    store.setItem(NOTED, JSON.stringify([...remembered(store), [table, hash]].slice(-MOST_NOTED)));
  } catch {
    // A full or forbidden store: then the record's own word must do.
  }
}
