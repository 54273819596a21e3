// What is said about turning points: who did what, and whose chances it changed.
import { render } from 'svelte/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { Analysis } from '../../lib/session/analysis.svelte';
import { api } from '../../lib/net/api';
import { Catalogue } from '../../lib/words/catalogue';
import { language } from '../../lib/words/language.svelte';
import type { Player } from '../../lib/session/replay.svelte';
import type { StepVerdict } from '../../lib/net/wire';
import { Words } from '../../lib/words/words';
import TurningPoints from './TurningPoints.svelte';

const words = new Words(new Catalogue([{ language: 'en', texts: ['option-lay = Play { $number }'] }]), ['Ana', 'Bia'], null);
const verdict = (step: number, revealed: number[] = []): StepVerdict => ({
  step, seat: step % 2, chances: [0.5, 0.5], errors: [0, 0], chosen: { code: step, key: 'lay', args: { number: step + 3 }, rule: '' }, best: null, cost: 0, revealed,
});

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('document', { documentElement: {} });
  await language.change('en');
});

async function drawn(together: boolean): Promise<string> {
  vi.spyOn(api, 'analysis').mockResolvedValueOnce({ steps: 2, verdicts: [verdict(0), verdict(1, [0])], end: [0.9, 0.1], end_errors: [0, 0] });
  const analysis = new Analysis();
  await analysis.start({ table: 'abc' });
  const player = { replay: { frames: [{ result: { won: together ? true : null } }] } } as unknown as Player;
  return render(TurningPoints, { props: { analysis, player, words } }).body.replace(/<!--.*?-->|[⁦-⁩]/g, '');
}

it('names all whose choices came to light together, and whose chances changed from what to what', async () => {
  const body = await drawn(false);
  expect(body).toContain('2. Ana: Play 3; Bia: Play 4');
  expect(body).toContain('Ana: 50% → 90% to win.');
  expect(body).not.toContain('±');
});

it('speaks of the party where all win or none', async () => {
  expect(await drawn(true)).toContain('The party: 50% → 90% to win.');
});
