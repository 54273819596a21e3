// Levels of bots in words. A level that has no words yet keeps its name.
import { language, t } from '../lib/language.svelte';

export function botName(level: string): string {
  return language.catalogue().has(`ui-bot-${level}`) ? t(`ui-bot-${level}`) : level;
}

export function botHelp(level: string): string {
  return language.catalogue().has(`ui-bot-${level}`, 'help') ? language.catalogue().format(`ui-bot-${level}`, {}, 'help') : '';
}
