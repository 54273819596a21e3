// A board's own words, which come with those of its game; and the few of a tutorial, in all three languages at once.
import { Catalogue, type Values } from '../../lib/words/catalogue';
import { language as spoken } from '../../lib/words/language.svelte';

export type Say = (language: string, id: string, values?: Values) => string;

/** What stands in `text/` beside the board of a game, in the language that is spoken now. */
export function boardSay(game: string): Say {
  return (_, id, values = {}) => spoken.catalogue(game).format(id, values);
}

/** `boardTexts({ en, es, 'pt-BR': ptBR })`, each imported with `?raw`. An unknown language reads English. */
export function boardTexts(sources: Record<'en' | 'es' | 'pt-BR', string>): Say {
  const catalogues = new Map(
    Object.entries(sources).map(([language, text]) => [language, new Catalogue([{ language, texts: [text] }])]),
  );
  return (language, id, values = {}) => {
    const catalogue = catalogues.get(language) ?? (catalogues.get('en') as Catalogue);
    return catalogue.format(id, values);
  };
}
