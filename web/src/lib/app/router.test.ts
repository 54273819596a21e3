import { expect, test, vi } from 'vitest';
import { address, read, router } from './router.svelte';

test.each([
  ['/', '', { page: 'home' }],
  ['/t/abc', '', { page: 'table', id: 'abc' }],
  ['/rules/dead-mans-draw', '#DMD-3.5', { page: 'rules', game: 'dead-mans-draw', rule: 'DMD-3.5' }],
  ['/puzzle/bloodborne', '', { page: 'puzzle', game: 'bloodborne' }],
  ['/puzzle', '', { page: 'lost' }],
  ['/rules', '', { page: 'rules', game: '', rule: '' }],
  ['/learn/dead-mans-draw', '', { page: 'learn', game: 'dead-mans-draw' }],
  ['/replay', '', { page: 'replay', id: '', step: 0 }],
  ['/replay/abc', '', { page: 'replay', id: 'abc', step: 0 }],
  ['/account', '', { page: 'account' }],
  ['/people', '', { page: 'people' }],
  ['/bloodborne', '', { page: 'game', game: 'bloodborne', options: {} }],
  ['/bloodborne/x', '', { page: 'lost' }],
  ['/t', '', { page: 'lost' }],
  ['/t/a/b', '', { page: 'lost' }],
  ['/Elsewhere', '', { page: 'lost' }],
])('%s%s', (path, hash, route) => {
  expect(read(path, hash)).toEqual(route);
});

test('addresses read back', () => {
  expect(read(address.table('a b'))).toEqual({ page: 'table', id: 'a b' });
  expect(read(address.replay('x'))).toEqual({ page: 'replay', id: 'x', step: 0 });
  expect(read(address.game('bloodborne'))).toEqual({ page: 'game', game: 'bloodborne', options: {} });
});

test('a link leads to a step of a replay, or to a scenario', () => {
  expect(address.replay('x', 48)).toBe('/replay/x?step=48');
  expect(read('/replay/x', '', '?step=48')).toEqual({ page: 'replay', id: 'x', step: 48 });
  expect(read('/replay/x', '', '?step=nonsense')).toEqual({ page: 'replay', id: 'x', step: 0 });
  expect(read('/gloomhaven', '', '?scenario=12')).toEqual({ page: 'game', game: 'gloomhaven', options: { scenario: '12' } });
});

test('the table that was left to look something up is remembered until somebody goes home', () => {
  vi.stubGlobal('location', { pathname: '/', hash: '', search: '' });
  vi.stubGlobal('history', { pushState: (_: unknown, __: string, path: string) => Object.assign(location, { pathname: path }) });
  vi.stubGlobal('scrollTo', () => {});
  router.go(address.table('abc'));
  router.go(address.rules('dead-mans-draw'));
  expect(router.table).toBe('abc');
  router.go(address.home());
  expect(router.table).toBe('');
  vi.unstubAllGlobals();
});
