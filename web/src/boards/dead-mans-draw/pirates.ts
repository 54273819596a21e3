// An icon and a rule for each pirate.
import beastmaster from 'icon:giant-squid';
import captainsHook from 'icon:pirate-hook';
import casanova from 'icon:rose';
import fisherman from 'icon:fishing-net';
import goldenScales from 'icon:fish-scales';
import locker from 'icon:coffin';
import masterGunner from 'icon:cannon-shot';
import miser from 'icon:coins';
import misfire from 'icon:spiky-explosion';
import mystic from 'icon:third-eye';
import navigator from 'icon:compass';
import parry from 'icon:sword-clash';
import plunderer from 'icon:robber';
import safeHarbor from 'icon:lighthouse';
import scavenger from 'icon:broom';
import siren from 'icon:siren';
import swordsman from 'icon:sabers-choc';
import treasureHunter from 'icon:open-treasure-chest';
import unknown from 'icon:pirate-captain';

export interface PirateLook {
  icon: string;
  rule: string;
}

const PIRATES: Record<string, PirateLook> = {
  'golden-scales': { icon: goldenScales, rule: 'DMD-21.1' },
  casanova: { icon: casanova, rule: 'DMD-22.1' },
  plunderer: { icon: plunderer, rule: 'DMD-23.1' },
  'treasure-hunter': { icon: treasureHunter, rule: 'DMD-24.1' },
  navigator: { icon: navigator, rule: 'DMD-25.1' },
  'master-gunner': { icon: masterGunner, rule: 'DMD-26.1' },
  scavenger: { icon: scavenger, rule: 'DMD-27.1' },
  mystic: { icon: mystic, rule: 'DMD-28.1' },
  swordsman: { icon: swordsman, rule: 'DMD-29.1' },
  miser: { icon: miser, rule: 'DMD-30.1' },
  'captains-hook': { icon: captainsHook, rule: 'DMD-31.1' },
  'safe-harbor': { icon: safeHarbor, rule: 'DMD-32.1' },
  fisherman: { icon: fisherman, rule: 'DMD-33.1' },
  beastmaster: { icon: beastmaster, rule: 'DMD-34.1' },
  misfire: { icon: misfire, rule: 'DMD-35.1' },
  parry: { icon: parry, rule: 'DMD-36.1' },
  'davy-jones-locker': { icon: locker, rule: 'DMD-37.1' },
  siren: { icon: siren, rule: 'DMD-41.1' },
};

const UNKNOWN: PirateLook = { icon: unknown, rule: 'DMD-20.1' };

export function pirateLook(pirate: string): PirateLook {
  return PIRATES[pirate] ?? UNKNOWN;
}
