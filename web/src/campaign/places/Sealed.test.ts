import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import type { CampaignSession } from '../session.svelte';
import Sealed from './Sealed.svelte';

/** As much of a session as the sealed things look at; words name what they are asked for. */
function session(world: object, party: object = {}, inCity = true): CampaignSession {
  const words = {
    component: (_kind: string, id: string) => id,
    text: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' '),
  };
  const way = { speaks: true, in_city: inCity };
  const info = { chapter: null };
  return { world, party: { name: 'Us', tried: false, ...party }, way, words, info, busy: false } as unknown as CampaignSession;
}

const world = (riddle: object, opened: string[] = []) => ({ opened, riddle: { open: false, solved: false, clues: [], ...riddle } });
const shown = (...args: Parameters<typeof session>) => render(Sealed, { props: { session: session(...args) } }).body;

it('keeps the riddle hidden until its envelope is open', () => {
  expect(shown(world({}))).not.toContain('riddle-intro');
  expect(shown(world({ open: true }))).toContain('riddle-intro');
  expect(shown(world({ open: true, solved: true }))).not.toContain('riddle-intro');
});

it('tells the clues found so far', () => {
  const body = shown(world({ open: true, clues: [['before', 'fire', 'ice'], ['not-at', 'air', 3]] }));
  expect(body).toContain('clue-before fire ice');
  expect(body).toContain('clue-not-at air 3');
});

it('offers the bowls only in Gloomhaven, once in a visit', () => {
  const bowl = '>earth</button>';
  expect(shown(world({ open: true }))).toContain(bowl);
  expect(shown(world({ open: true }), { tried: true })).not.toContain(bowl);
  expect(shown(world({ open: true }), {}, false)).not.toContain(bowl);
});
