// What only the pages of a campaign say.
import { boardTexts } from '../boards/common/texts';
import { language } from '../lib/words/language.svelte';
import type { Values } from '../lib/words/catalogue';
import en from './text/en.ftl?raw';
import es from './text/es.ftl?raw';
import ptBR from './text/pt-BR.ftl?raw';

const say = boardTexts({ en, es, 'pt-BR': ptBR });

/** In the language now spoken. */
export function c(id: string, values: Values = {}): string {
  return say(language.current, id, values);
}
