// How rooms look: an icon for each, a colour and a rule for each kind. Shape and word tell them apart too.
import boulder from 'icon:boulder-dash';
import chest from 'icon:locked-chest';
import cube from 'icon:ice-cube';
import dark from 'icon:dungeon-gate';
import dragon from 'icon:dragon-head';
import goblin from 'icon:goblin-head';
import golem from 'icon:rock-golem';
import lava from 'icon:lava';
import magnet from 'icon:magnet';
import medusa from 'icon:medusa-head';
import megadragon from 'icon:hydra';
import minotaur from 'icon:minotaur';
import mummy from 'icon:mummy-head';
import necromancer from 'icon:skull-staff';
import skeleton from 'icon:skeleton';
import snake from 'icon:cobra';
import sphinx from 'icon:egyptian-sphinx';
import spikes from 'icon:spiky-pit';
import taxCollector from 'icon:receive-money';
import troll from 'icon:troll';
import vampire from 'icon:vampire-dracula';
import vaultCoins from 'icon:coins-pile';
import vaultItems from 'icon:strongbox';
import wolfPack from 'icon:wolf-head';
import zombie from 'icon:shambling-zombie';
import type { Kind, RoomView } from '../view';

export const DARK = dark;

export const TONES: Record<Kind, string> = {
  monster: '#8e2f38',
  treasure: '#8a6508',
  vault: '#24697f',
  trap: '#a14a12',
  boss: '#5d3f80',
};

interface Look {
  kind: Kind;
  icon: string;
  rule: string;
}

const monster = (icon: string): Look => ({ kind: 'monster', icon, rule: 'DR-7.3' });
const treasure = (): Look => ({ kind: 'treasure', icon: chest, rule: 'DR-6.2' });
const vault = (icon: string): Look => ({ kind: 'vault', icon, rule: 'DR-8.1' });
const trap = (icon: string, rule: string): Look => ({ kind: 'trap', icon, rule });
const boss = (icon: string, rule: string): Look => ({ kind: 'boss', icon, rule });

const LOOKS: Record<string, Look> = {
  snake: monster(snake),
  zombie: monster(zombie),
  skeleton: monster(skeleton),
  goblin: monster(goblin),
  'gelatinous-cube': monster(cube),
  troll: monster(troll),
  dragon: monster(dragon),
  chest: treasure(),
  chests: treasure(),
  'vault-items': vault(vaultItems),
  'vault-coins': vault(vaultCoins),
  'trap-lava': trap(lava, 'DR-9.2'),
  'trap-magnet': trap(magnet, 'DR-9.3'),
  'trap-spikes': trap(spikes, 'DR-9.4'),
  'trap-boulder': trap(boulder, 'DR-9.5'),
  'tax-collector': boss(taxCollector, 'DR-10.4'),
  medusa: boss(medusa, 'DR-10.6'),
  vampire: boss(vampire, 'DR-10.9'),
  sphinx: boss(sphinx, 'DR-10.12'),
  minotaur: boss(minotaur, 'DR-10.16'),
  'wolf-pack': boss(wolfPack, 'DR-10.20'),
  necromancer: boss(necromancer, 'DR-10.24'),
  megadragon: boss(megadragon, 'DR-10.26'),
  golem: boss(golem, 'DR-10.30'),
  mummy: boss(mummy, 'DR-10.34'),
};

/** How custom cards look, which have no picture of their own. */
const CUSTOM: Record<Kind, Look> = {
  monster: monster(dark),
  treasure: treasure(),
  vault: vault(vaultItems),
  trap: trap(dark, 'DR-9.1'),
  boss: boss(dark, 'DR-10.1'),
};

/** `chests-4-2-1` -> how a treasure looks; `kind` is for cards that nobody here knows. */
export function roomLook(id: string, kind: Kind = 'monster'): Look & { tone: string } {
  const look = LOOKS[id.replace(/(-\d+)+$/, '')] ?? CUSTOM[kind];
  return { ...look, tone: TONES[look.kind] };
}

/** What an event tells of a room, until the server's view says what stands on it: its name, and its chests. */
export function roomOf(id: string): RoomView {
  const { kind, rule } = roomLook(id);
  const numbers = (/(-\d+)+$/.exec(id)?.[0] ?? '').split('-').filter(Boolean).map(Number);
  const chests = { chests: id.startsWith('chests-') ? numbers.slice(0, 2) : numbers.slice(0, 1) };
  return { id, face: id, kind, legal: [], rule, ...(kind === 'treasure' ? chests : {}) };
}
