// The words of the tutorial; they come with it.
import { Catalogue, type Values } from '../../../lib/catalogue';
import en from './en.ftl?raw';
import es from './es.ftl?raw';
import ptBR from './pt-BR.ftl?raw';

const CATALOGUES: Record<string, Catalogue> = {
  en: new Catalogue([{ language: 'en', texts: [en] }]),
  es: new Catalogue([{ language: 'es', texts: [es] }]),
  'pt-BR': new Catalogue([{ language: 'pt-BR', texts: [ptBR] }]),
};

export function teach(language: string, id: string, values: Values = {}): string {
  return (CATALOGUES[language] ?? (CATALOGUES['en'] as Catalogue)).format(id, values);
}
