// A handful of pages need no library: the address is state, links change it.

export type Route =
  | { page: 'home' }
  | { page: 'game'; game: string; options: Record<string, string> }
  | { page: 'account' }
  | { page: 'people' }
  | { page: 'profile'; id: string }
  | { page: 'leaders'; game: string }
  | { page: 'table'; id: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'replay'; id: string; step: number }
  | { page: 'learn'; game: string }
  | { page: 'puzzle'; game: string }
  | { page: 'more'; game: string; name: string }
  | { page: 'campaign'; id: string; place: string; part: string }
  | { page: 'join'; key: string }
  | { page: 'lost' };

const GAME = /^[a-z][a-z0-9-]*$/;

/** Names that no page of the client's own has are games: `/bloodborne`, `/gloomhaven?scenario=12`. */
export function read(path: string, hash = '', search = ''): Route {
  const query = new URLSearchParams(search);
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (first === 'more' && second && more.length === 1) return { page: 'more', game: second, name: more[0] ?? '' };
  if (first === 'c' && second && more.length < 3) return { page: 'campaign', id: second, place: more[0] ?? 'city', part: more[1] ?? '' };
  if (more.length) return { page: 'lost' };
  if (!first) return { page: 'home' };
  if (!second && first === 'account') return { page: 'account' };
  if (!second && first === 'people') return { page: 'people' };
  if (first === 'profile') return { page: 'profile', id: second };
  if (first === 'leaders') return { page: 'leaders', game: second };
  if (first === 't' && second) return { page: 'table', id: second };
  if (first === 'rules') return { page: 'rules', game: second, rule: decodeURIComponent(hash.slice(1)) };
  if (first === 'puzzle' && second) return { page: 'puzzle', game: second };
  if (first === 'learn' && second) return { page: 'learn', game: second };
  if (first === 'join' && second) return { page: 'join', key: second };
  if (first === 't' || first === 'learn' || first === 'puzzle' || first === 'c' || first === 'join' || first === 'more') return { page: 'lost' };
  if (first === 'replay') return { page: 'replay', id: second, step: Number(query.get('step')) || 0 };
  if (!second && GAME.test(first)) return { page: 'game', game: first, options: Object.fromEntries(query) };
  return { page: 'lost' };
}

export const address = {
  home: () => '/',
  account: () => '/account',
  people: () => '/people',
  profile: (id = '') => (id ? `/profile/${encodeURIComponent(id)}` : '/profile'),
  leaders: (game = '') => (game ? `/leaders/${encodeURIComponent(game)}` : '/leaders'),
  game: (game: string) => `/${encodeURIComponent(game)}`,
  table: (id: string) => `/t/${encodeURIComponent(id)}`,
  rules: (game = '', rule = '') => (game ? `/rules/${encodeURIComponent(game)}${rule ? `#${rule}` : ''}` : '/rules'),
  learn: (game: string) => `/learn/${encodeURIComponent(game)}`,
  puzzle: (game: string) => `/puzzle/${encodeURIComponent(game)}`,
  more: (game: string, name: string) => `/more/${encodeURIComponent(game)}/${encodeURIComponent(name)}`,
  campaign: (id: string, place = '', part = '') => ['/c', id, place, part].filter(Boolean).map((one, at) => (at ? encodeURIComponent(one) : one)).join('/'),
  join: (key: string) => `/join/${encodeURIComponent(key)}`,
  replay: (id = '', step = 0) => (id ? `/replay/${encodeURIComponent(id)}${step ? `?step=${step}` : ''}` : '/replay'),
};

class Router {
  route: Route = $state.raw({ page: 'home' });
  /** The table that was looked at last: who only looks something up wants to go back. */
  table = $state('');

  start(): void {
    this.look();
    addEventListener('popstate', () => this.look());
    addEventListener('hashchange', () => this.look());
    document.addEventListener('click', (event) => this.click(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.look();
    if (!location.hash) scrollTo(0, 0);
  }

  private look(): void {
    this.route = read(location.pathname, location.hash, location.search);
    if (this.route.page === 'table') this.table = this.route.id;
    else if (this.route.page === 'home') this.table = '';
  }

  private click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname.startsWith('/api/') || link.pathname === '/docs') return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
