// How the things of the dungeon look: monsters, hunters, trophies, dice. What has no picture of its own gets a plain one.
import alien from 'icon:alien-skull';
import boar from 'icon:boar';
import bodies from 'icon:fleshy-mass';
import books from 'icon:book-pile';
import bloodySword from 'icon:bloody-sword';
import brain from 'icon:brain';
import brainLeak from 'icon:brain-leak';
import brainStem from 'icon:brain-stem';
import claw from 'icon:flaming-claw';
import cowled from 'icon:cowled';
import crowDive from 'icon:crow-dive';
import crowned from 'icon:crowned-skull';
import direwolf from 'icon:direwolf';
import eyestalk from 'icon:eyestalk';
import fangs from 'icon:fanged-skull';
import gown from 'icon:graduate-cap';
import grasp from 'icon:monster-grasp';
import hood from 'icon:executioner-hood';
import hooded from 'icon:hooded-figure';
import hound from 'icon:hound';
import knight from 'icon:black-knight-helm';
import minotaur from 'icon:minotaur';
import octopus from 'icon:octopus';
import paw from 'icon:paw-print';
import minion from 'icon:evil-minion';
import monk from 'icon:monk-face';
import person from 'icon:person';
import pitchfork from 'icon:pitchfork';
import plague from 'icon:plague-doctor-profile';
import plant from 'icon:carnivorous-plant';
import raven from 'icon:raven';
import reaper from 'icon:reaper-scythe';
import spider from 'icon:long-legged-spider';
import tentacles from 'icon:tentacles-skull';
import topHat from 'icon:top-hat';
import visor from 'icon:visored-helm';
import wolf from 'icon:wolf-head';
import werewolf from 'icon:werewolf';
import witch from 'icon:witch-face';
import type { Trophy } from '../view';

const MONSTERS: Record<string, string> = {
  'scourge-beast': werewolf,
  'winter-lantern': brainStem,
  executioner: hood,
  'beast-possessed-soul': claw,
  huntsman: pitchfork,
  'yurie-the-last-scholar': gown,
  'beast-patient': fangs,
  'bloody-crow-of-cainhurst': raven,
  'carrion-crow': crowDive,
  'garden-of-eyes': eyestalk,
  'rabid-dog': hound,
  brainsucker: brainLeak,
  'fluorescent-flower': plant,
  'church-servant': monk,
  'hunters-minion': minion,
  'maneater-boar': boar,
  scholars: books,
  'celestial-minion': alien,
  'father-gascoigne': bloodySword,
  'watchdog-of-the-old-lords': wolf,
  ebrietas: tentacles,
  'cleric-beast': minotaur,
  'martyr-logarius': crowned,
  'the-one-reborn': bodies,
  'the-witch-of-hemwick': witch,
  'gehrman-the-first-hunter': reaper,
  'vicar-amelia': direwolf,
  'rom-the-vacuous-spider': spider,
  'micolash-host-of-the-nightmare': brain,
  'mergos-wet-nurse': hooded,
};

const HUNTERS: Record<string, string> = { eileen: plague, ludwig: knight, henryk: topHat, djura: cowled, alfred: visor };

const TROPHY_ICONS: Record<Trophy, string> = { kin: octopus, humanoid: person, beast: paw };

export function monsterIcon(id: string): string {
  return MONSTERS[id] ?? grasp;
}

export function hunterIcon(id: string): string {
  return HUNTERS[id] ?? hooded;
}

export function trophyIcon(trophy: Trophy): string {
  return TROPHY_ICONS[trophy];
}
