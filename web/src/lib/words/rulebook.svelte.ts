// The rules pages, fetched once each; and the rule that someone wants to read now.
import { api, Refusal } from '../net/api';
import { language } from './language.svelte';
import type { RuleEntry, RulesPage } from '../net/wire';

const pages = new Map<string, Promise<RulesPage>>();

export function rulesPage(game: string, tag: string = language.current): Promise<RulesPage> {
  const key = `${game} ${tag}`;
  const known = pages.get(key);
  if (known) return known;
  const page = api.rules(game, tag);
  pages.set(key, page);
  // A failed attempt is not the last word.
  page.catch(() => pages.delete(key));
  return page;
}

export async function findRule(game: string, id: string, tag: string): Promise<RuleEntry | undefined> {
  try {
    const page = await rulesPage(game, tag);
    return page.sections.flatMap((section) => section.entries).find((entry) => entry.id === id);
  } catch (problem) {
    if (problem instanceof Refusal) return undefined;
    throw problem;
  }
}

/** The entries that contain every one of the words, or belong to a chapter whose title does. */
export function search(page: RulesPage, words: string): RulesPage['sections'] {
  const needles = fold(words).split(/\s+/).filter(Boolean);
  if (!needles.length) return summaryFirst(page.sections);
  return page.sections
    .map((section) => ({
      ...section,
      prose: '',
      entries: section.entries.filter((entry) => {
        const hay = fold(`${entry.id} ${section.title} ${entry.text}`);
        return needles.every((needle) => hay.includes(needle));
      }),
    }))
    .filter((section) => section.entries.length);
}

/** What the game is about, then what a turn is made of; how to read the page and where it comes from can wait. */
export function summaryFirst(sections: RulesPage['sections']): RulesPage['sections'] {
  const [opening, glance, ...chapters] = sections;
  if (!opening || !glance || opening.title || glance.id) return sections;
  const [about = '', ...reading] = opening.prose.split(/\n{2,}/);
  return [{ ...opening, prose: about }, glance, { ...opening, prose: reading.join('\n\n'), entries: [] }, ...chapters];
}

/** Small letters without accents: a phone keyboard has neither patience. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase();
}

export const reading: { game: string; rule: string } = $state({ game: '', rule: '' });

export function showRule(game: string, rule: string): void {
  reading.game = game;
  reading.rule = rule;
}
