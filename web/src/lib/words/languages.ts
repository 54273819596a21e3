// The languages there are, and which of them someone means; as `taverna.i18n.languages` does it.

export const LANGUAGES = ['en', 'pt-BR', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** `pt-PT` -> `pt-BR`; undefined when we have nothing like it. */
export function nearestLanguage(tag: string): Language | undefined {
  const primary = tag.split(/[-_]/)[0]?.toLowerCase();
  return LANGUAGES.find((language) => language.split('-')[0] === primary);
}

export function pickLanguage(remembered: string | null, wanted: readonly string[]): Language {
  for (const tag of [remembered ?? '', ...wanted]) {
    const found = nearestLanguage(tag);
    if (found) return found;
  }
  return 'en';
}
