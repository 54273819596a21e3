// The few words that only the board says.
import { boardTexts } from '../common/texts';
import en from './text/en.ftl?raw';
import es from './text/es.ftl?raw';
import ptBR from './text/pt-BR.ftl?raw';

export const say = boardTexts({ en, es, 'pt-BR': ptBR });
