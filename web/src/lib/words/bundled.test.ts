import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { spoken } from '../../../vite/texts';

const LANGUAGES = ['en', 'pt-BR', 'es'];
const texts = (language: string) => readFileSync(new URL(`../../../../src/taverna/games/gloomhaven/text/${language}.ftl`, import.meta.url), 'utf-8');

describe('the texts of Gloomhaven in the bundle', () => {
  it.each(LANGUAGES)('leave out what only the server says, and nothing else (%s)', (language) => {
    const whole = texts(language).split(/\n(?=[a-z])/);
    const kept = spoken(texts(language)).split(/\n(?=[a-z])/);
    expect(whole.filter((message) => !kept.includes(message)).every((message) => /^(ability|rule|when|test|objective|loss|whom)(-| =)/.test(message))).toBe(true);
    expect(kept.some((message) => /^(ability|rule|when|test|objective|loss|whom)(-| =)/.test(message))).toBe(false);
    expect(kept.some((message) => message.startsWith('event-'))).toBe(true);
  });

  it.each(LANGUAGES)('need none of what was left out (%s)', (language) => {
    const left = texts(language).split(/\n(?=[a-z])/).filter((message) => /^(ability|rule|when|test|objective|loss|whom)(-| =)/.test(message));
    const names = new Set(left.map((message) => message.split(' =')[0]));
    const used = [...spoken(texts(language)).matchAll(/\{ ([a-z][a-z0-9-]*)[ .}]/g)].map((match) => match[1]);
    expect(used.filter((name) => names.has(name ?? ''))).toEqual([]);
  });
});
