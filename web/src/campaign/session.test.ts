import { expect, it, vi } from 'vitest';
import type { CampaignInfo } from '../lib/net/wire';

vi.mock('../lib/net/socket', () => ({ TableSocket: class {} }));
const { CampaignSession } = await import('./session.svelte');

const session = () => new CampaignSession({ summary: { id: 'one' } } as unknown as CampaignInfo);
function waiting(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

it('stays busy until all that was done has been answered', async () => {
  const one = session();
  const [first, second] = [waiting(), waiting()];
  const [early, late] = [one.try(() => first.promise), one.try(() => second.promise)];
  first.resolve();
  await early;
  expect(one.busy).toBe(true);
  second.resolve();
  await late;
  expect(one.busy).toBe(false);
});

it('shuts nothing while a page reads, and opens nothing when it has read', async () => {
  const one = session();
  const [page, deed] = [waiting(), waiting()];
  const read = one.read(() => page.promise);
  expect(one.busy).toBe(false);
  const done = one.try(() => deed.promise);
  page.resolve();
  await read;
  expect(one.busy).toBe(true);
  deed.resolve();
  await done;
});
