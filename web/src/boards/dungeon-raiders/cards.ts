// How power cards, items, characters and signs look.
import ball from 'icon:crystal-ball';
import coin from 'icon:two-coins';
import explorer from 'icon:compass';
import faint from 'icon:dead-head';
import fist from 'icon:mailed-fist';
import key from 'icon:skeleton-key';
import knight from 'icon:visored-helm';
import map from 'icon:treasure-map';
import potion from 'icon:health-potion';
import stone from 'icon:stone-bust';
import sword from 'icon:broadsword';
import thief from 'icon:cowled';
import torch from 'icon:torch';
import warrior from 'icon:barbarian';
import wizard from 'icon:wizard-face';
import wound from 'icon:broken-heart';
import { powerOf } from './view';

export const SIGNS = { coin, wound, potion, faint, stone, map, fist };

export interface Look {
  icon: string;
  tone: string;
  rule: string;
}

const POWER: Look = { icon: fist, tone: '#7b5230', rule: 'DR-5.9' };

const ITEM_LOOKS: Record<string, Look> = {
  torch: { icon: torch, tone: '#a8530f', rule: 'DR-4.1' },
  'crystal-ball': { icon: ball, tone: '#7552a5', rule: 'DR-5.4' },
  key: { icon: key, tone: '#8a6508', rule: 'DR-11.3' },
  sword: { icon: sword, tone: '#46596b', rule: 'DR-11.1' },
};

export function cardLook(card: string): Look {
  return powerOf(card) === null ? (ITEM_LOOKS[card] ?? POWER) : POWER;
}

const CHARACTERS: Record<string, string> = { explorer, knight, thief, warrior, wizard };

export function characterIcon(character: string): string {
  return CHARACTERS[character] ?? knight;
}

/** `coins-2` -> a coin and 2; `potion-1` -> a potion and 1; `torch` -> a torch. */
export function benefitLook(benefit: string): Look & { number: number | null } {
  const [kind = '', amount] = benefit.split('-');
  const number = amount && /^\d+$/.test(amount) ? Number(amount) : null;
  if (kind === 'coins') return { icon: coin, tone: '#8a6508', rule: 'DR-8.4', number };
  if (kind === 'potion') return { icon: potion, tone: '#3f6b2c', rule: 'DR-8.5', number };
  return { ...cardLook(benefit), rule: 'DR-8.2', number: null };
}
