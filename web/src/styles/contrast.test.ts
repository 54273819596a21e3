// Text keeps 4.5 : 1 on every ground it may stand on, by candle light and in the morning.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const CSS = readFileSync(new URL('tokens.css', import.meta.url), 'utf-8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

function colour(token: string, theme: Theme): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(CSS)?.[1] ?? '';
  const [light = '', dark = light] = value.match(/#[0-9a-f]{6}/gi) ?? [];
  return theme === 'light' ? light : dark;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ['night', 'walnut', 'walnut-deep', 'glow'];
const TEXTS = ['text', 'dim', 'candle', 'ember', 'blood', 'moss'];
const PAIRS = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ['on-flame', 'flame-high'] as const,
  ['on-flame', 'flame-low'] as const,
  ...['ink', 'ink-dim'].flatMap((ink) => [[ink, 'parchment'] as const, [ink, 'parchment-low'] as const]),
];

describe.each(THEMES)('%s', (theme) => {
  test.each(PAIRS)('%s on %s', (text, ground) => {
    expect(contrast(colour(text, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });
});
