// The words of the tutorial; they come with it.
import { boardTexts } from '../../common/texts';
import en from './en.ftl?raw';
import es from './es.ftl?raw';
import ptBR from './pt-BR.ftl?raw';

export const teach = boardTexts({ en, es, 'pt-BR': ptBR });
