// The language now spoken, and the texts of it that have been loaded. Switching changes every text on the page at once.
import { api, Refusal } from '../net/api';
import { Catalogue } from './catalogue';
import { pickLanguage, type Language } from './languages';
import { Words } from './words';

type Load = () => Promise<string>;

const own = import.meta.glob<string>('./text/*.ftl', { base: '../..', query: '?raw', import: 'default' });
const shared = import.meta.glob<string>('./i18n/text/*.ftl', { base: '../../../../src/taverna', query: '?raw', import: 'default' });
const games = import.meta.glob<string>('./games/*/text/*.ftl', { base: '../../../../src/taverna', query: '?raw', import: 'default' });

const boards = import.meta.glob<string>('./boards/*/text/*.ftl', { base: '../..', query: '?raw', import: 'default' });

// For tables and replays of earlier versions: what the game of today has no words for.
const earlier = import.meta.glob<string>('./server/past/text/*/*.ftl', { base: '../../../../src/taverna', query: '?raw', import: 'default' });

const KEY = 'taverna.language';
const GAME_PART = '';

class LanguageState {
  current: Language = $state('en');
  /** Catalogues of the current language by game id; '' is what needs no game. */
  private catalogues: Record<string, Catalogue> = $state.raw({});
  private readonly wanted = new Set<string>([GAME_PART]);

  async start(): Promise<void> {
    await this.change(pickLanguage(localStorage.getItem(KEY), navigator.languages));
  }

  async change(language: Language): Promise<void> {
    const loaded = await Promise.all([...this.wanted].map(async (game) => [game, await load(language, game)] as const));
    this.catalogues = Object.fromEntries(loaded);
    this.current = language;
    document.documentElement.lang = language;
    localStorage.setItem(KEY, language);
  }

  /** Loads the texts of a game, in this language and in those switched to later. */
  async need(game: string): Promise<void> {
    if (this.catalogues[game]) return;
    this.wanted.add(game);
    const language = this.current;
    const catalogue = await load(language, game);
    if (language === this.current) this.catalogues = { ...this.catalogues, [game]: catalogue };
    else await this.need(game);
  }

  has(game: string): boolean {
    return game in this.catalogues;
  }

  catalogue(game = GAME_PART): Catalogue {
    const found = this.catalogues[game] ?? this.catalogues[GAME_PART];
    if (!found) throw new Error('no texts are loaded yet');
    return found;
  }

  words(game: string, names: readonly string[] = [], reader: number | null = null): Words {
    return new Words(this.catalogue(game), names, reader);
  }
}

export const language = new LanguageState();

/** A text of the client's own. Values are put in as they are. */
export function t(id: string, values: Record<string, string | number> = {}): string {
  return language.catalogue().format(id, values);
}

async function load(tag: Language, game: string): Promise<Catalogue> {
  const loads = [pick(shared, `/text/${tag}.ftl`), pick(own, `/text/${tag}.ftl`)];
  if (game) loads.push(pick(games, `/games/${game.replaceAll('-', '_')}/text/${tag}.ftl`) ?? (() => fetched(tag, game)));
  if (game) loads.push(pick(boards, `/boards/${game}/text/${tag}.ftl`));
  if (game) loads.push(pick(earlier, `/past/text/${tag}/${game}.ftl`));
  const texts = await Promise.all(loads.map((one) => one?.() ?? ''));
  return new Catalogue([{ language: tag, texts }]);
}

/** A game that came to the server after this client was built: the server has its words too. */
async function fetched(tag: Language, game: string): Promise<string> {
  try {
    return (await api.texts(game, tag)).sources.at(-1) ?? '';
  } catch (problem) {
    // One game that can't be read must not keep the others from being played.
    if (problem instanceof Refusal) return '';
    throw problem;
  }
}

function pick(files: Record<string, Load>, end: string): Load | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(end))?.[1];
}
