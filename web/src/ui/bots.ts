// Levels of bots in words. A level that has no words yet keeps its name.
import { language, t } from '../lib/words/language.svelte';

export function botName(level: string): string {
  return language.catalogue().has(`ui-bot-${level}`) ? t(`ui-bot-${level}`) : level;
}

/** On its own: a character that has no level's words is called by its name. */
export function botTitle(bot: string): string {
  const name = botName(bot);
  return name === bot ? bot.charAt(0).toUpperCase() + bot.slice(1) : name;
}

/** Within a sentence: "a strong bot". */
export function botKind(level: string): string {
  return botName(level).toLocaleLowerCase(language.current);
}

/** How it plays; among those who play against it also what to expect. */
export function botHelp(level: string, together = false): string {
  const told = together ? ['help'] : ['help', 'against'];
  return told
    .filter((attribute) => language.catalogue().has(`ui-bot-${level}`, attribute))
    .map((attribute) => language.catalogue().format(`ui-bot-${level}`, {}, attribute))
    .join(' ');
}
