import { expect, test, vi } from 'vitest';
import { address, read, router } from './router.svelte';

test.each([
  ['/', '', { page: 'home' }],
  ['/t/abc', '', { page: 'table', id: 'abc' }],
  ['/rules/dead-mans-draw', '#DMD-3.5', { page: 'rules', game: 'dead-mans-draw', rule: 'DMD-3.5' }],
  ['/learn/dead-mans-draw', '', { page: 'learn', game: 'dead-mans-draw' }],
  ['/replay', '', { page: 'replay', id: '' }],
  ['/replay/abc', '', { page: 'replay', id: 'abc' }],
  ['/t', '', { page: 'lost' }],
  ['/t/a/b', '', { page: 'lost' }],
  ['/elsewhere', '', { page: 'lost' }],
])('%s%s', (path, hash, route) => {
  expect(read(path, hash)).toEqual(route);
});

test('addresses read back', () => {
  expect(read(address.table('a b'))).toEqual({ page: 'table', id: 'a b' });
  expect(read(address.replay('x'))).toEqual({ page: 'replay', id: 'x' });
});

test('the table that was left to look something up is remembered until somebody goes home', () => {
  vi.stubGlobal('location', { pathname: '/', hash: '' });
  vi.stubGlobal('history', { pushState: (_: unknown, __: string, path: string) => Object.assign(location, { pathname: path }) });
  vi.stubGlobal('scrollTo', () => {});
  router.go(address.table('abc'));
  router.go(address.rules('dead-mans-draw'));
  expect(router.table).toBe('abc');
  router.go(address.home());
  expect(router.table).toBe('');
  vi.unstubAllGlobals();
});
