// Pictures of conditions, elements and a few things, and the colours of the classes; others are in `art.svelte.ts`.
import biceps from 'icon:biceps';
import chains from 'icon:crossed-chains';
import chest from 'icon:locked-chest';
import coins from 'icon:two-coins';
import curse from 'icon:cursed-star';
import disarm from 'icon:sword-break';
import drop from 'icon:bleeding-wound';
import earth from 'icon:stone-pile';
import fire from 'icon:fire';
import halo from 'icon:angel-wings';
import invisible from 'icon:invisible';
import key from 'icon:closed-doors';
import locked from 'icon:padlock';
import moon from 'icon:evil-moon';
import muddle from 'icon:star-swirl';
import poison from 'icon:poison-bottle';
import snowflake from 'icon:snowflake-2';
import stun from 'icon:knocked-out-stars';
import sun from 'icon:sun';
import wind from 'icon:whirlwind';
import { classIcon, strangerIcon } from './art.svelte';
import type { Element } from './view';

/** Each class has a colour; its icon tells it too. */
export const CLASSES: Record<string, { tone: string }> = {
  brute: { tone: '#3f7fb0' },
  tinkerer: { tone: '#a8894f' },
  spellweaver: { tone: '#8a5ba8' },
  scoundrel: { tone: '#6f9a4c' },
  cragheart: { tone: '#82905f' },
  mindthief: { tone: '#5a6fb5' },
  sun: { tone: '#b58a2c' },
  'three-spears': { tone: '#a3663a' },
  circles: { tone: '#b0568d' },
  eclipse: { tone: '#6d6a7c' },
  squidface: { tone: '#4f9a86' },
  lightning: { tone: '#b04a3f' },
  'music-note': { tone: '#b5688a' },
  'angry-face': { tone: '#4f8fb0' },
  saw: { tone: '#8a8f86' },
  triangles: { tone: '#5f9a6a' },
  'two-mini': { tone: '#8f6a45' },
  'envelope-x': { tone: '#7d5a6a' },
};

export const CONDITIONS: Record<string, { icon: string; tone: string }> = {
  poison: { icon: poison, tone: '#7fb24f' },
  wound: { icon: drop, tone: '#e2603f' },
  immobilize: { icon: chains, tone: '#c9593f' },
  disarm: { icon: disarm, tone: '#a9aeb3' },
  stun: { icon: stun, tone: '#5f9bd0' },
  muddle: { icon: muddle, tone: '#b08a5a' },
  curse: { icon: curse, tone: '#9a5fc0' },
  bless: { icon: halo, tone: '#e8c65a' },
  strengthen: { icon: biceps, tone: '#f0b54a' },
  invisible: { icon: invisible, tone: '#9fb4c8' },
};

export const ELEMENT_LOOKS: Record<Element, { icon: string; tone: string }> = {
  fire: { icon: fire, tone: '#e2603f' },
  ice: { icon: snowflake, tone: '#6fc0e0' },
  air: { icon: wind, tone: '#a9b8bd' },
  earth: { icon: earth, tone: '#8fa556' },
  light: { icon: sun, tone: '#f0c95a' },
  dark: { icon: moon, tone: '#8a78b8' },
};

export { chest, coins, key as openDoor, locked };

export function figureIcon(kind: string, name: string, rank: string): string {
  return kind === 'hero' ? classIcon(name) : strangerIcon(kind, name, rank);
}
