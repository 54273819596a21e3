// The ten suits: an icon, a colour and the rule of each. Shape and word tell them apart too, never colour alone.
import anchor from 'icon:anchor';
import cannon from 'icon:cannon';
import chest from 'icon:locked-chest';
import hook from 'icon:pirate-hook';
import key from 'icon:skeleton-key';
import kraken from 'icon:kraken-tentacle';
import map from 'icon:treasure-map';
import mermaid from 'icon:mermaid';
import oracle from 'icon:crystal-ball';
import sword from 'icon:crossed-sabres';
import { suitOf, type Suit } from './view';

export interface Look {
  icon: string;
  tone: string;
  rule: string;
}

export const LOOKS: Record<Suit, Look> = {
  anchor: { icon: anchor, tone: '#2b718a', rule: 'DMD-10.1' },
  hook: { icon: hook, tone: '#86662a', rule: 'DMD-11.1' },
  cannon: { icon: cannon, tone: '#4b5461', rule: 'DMD-12.1' },
  key: { icon: key, tone: '#9a7414', rule: 'DMD-13.2' },
  chest: { icon: chest, tone: '#9c5122', rule: 'DMD-13.2' },
  map: { icon: map, tone: '#4f7d36', rule: 'DMD-14.1' },
  oracle: { icon: oracle, tone: '#7552a5', rule: 'DMD-15.1' },
  sword: { icon: sword, tone: '#8e2f38', rule: 'DMD-16.1' },
  kraken: { icon: kraken, tone: '#22695c', rule: 'DMD-17.1' },
  mermaid: { icon: mermaid, tone: '#b04a7b', rule: 'DMD-18.1' },
};

const UNKNOWN: Look = { icon: '', tone: '#6a5a45', rule: '' };

/** `map-5-2` -> how a Map looks. */
export function lookOf(card: string): Look {
  return LOOKS[suitOf(card)] ?? UNKNOWN;
}
