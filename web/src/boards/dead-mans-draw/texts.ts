// The board's own few words. All three languages come with the board: together they are smaller than one picture.
import { Catalogue, type Values } from '../../lib/catalogue';
import en from './text/en.ftl?raw';
import es from './text/es.ftl?raw';
import ptBR from './text/pt-BR.ftl?raw';

const CATALOGUES: Record<string, Catalogue> = {
  en: new Catalogue([{ language: 'en', texts: [en] }]),
  es: new Catalogue([{ language: 'es', texts: [es] }]),
  'pt-BR': new Catalogue([{ language: 'pt-BR', texts: [ptBR] }]),
};

export function say(language: string, id: string, values: Values = {}): string {
  return (CATALOGUES[language] ?? (CATALOGUES['en'] as Catalogue)).format(id, values);
}
