// A board's own few words, in all three languages at once: together they are smaller than one picture.
import { Catalogue, type Values } from '../../lib/words/catalogue';

export type Say = (language: string, id: string, values?: Values) => string;

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
