// How the action cards look: an icon each, a colour and a sign for each type. Shape and word tell them apart too.
import axe from 'icon:battle-axe';
import bag from 'icon:swap-bag';
import blunderbuss from 'icon:blunderbuss';
import bullets from 'icon:heavy-bullets';
import cannon from 'icon:cannon';
import cleaver from 'icon:saw-claw';
import crossed from 'icon:crossed-swords';
import flames from 'icon:flamethrower';
import gun from 'icon:crossed-pistols';
import hammer from 'icon:warhammer';
import howl from 'icon:wolf-howl';
import katana from 'icon:katana';
import molotov from 'icon:molotov';
import revolver from 'icon:revolver';
import rifle from 'icon:musket';
import rune from 'icon:rune-stone';
import scythe from 'icon:scythe';
import sleep from 'icon:night-sleep';
import spear from 'icon:barbed-spear';
import stake from 'icon:stake-hammer';
import swap from 'icon:switch-weapon';
import sword from 'icon:two-handed-sword';
import unknown from 'icon:card-random';
import vial from 'icon:vial';
import whip from 'icon:whip';
import type { CardType } from './view';

const ICONS: Record<string, string> = {
  'saw-cleaver': cleaver,
  'hunter-axe': axe,
  'hunter-pistol': gun,
  transform: swap,
  'hunters-dream': sleep,
  kirkhammer: hammer,
  'stake-driver': stake,
  'saw-spear': spear,
  'ludwigs-holy-blade': sword,
  'threaded-cane': whip,
  chikage: katana,
  'burial-blade': scythe,
  'repeating-pistol': revolver,
  'ludwigs-rifle': rifle,
  'hunter-blunderbuss': blunderbuss,
  flamesprayer: flames,
  cannon,
  'blood-vial': vial,
  'molotov-cocktail': molotov,
  'beast-roar': howl,
  'bold-hunters-mark': rune,
};

export interface TypeLook {
  sign: string;
  tone: string;
}

export const TYPES: Record<CardType, TypeLook> = {
  melee: { sign: crossed, tone: '#8e2f38' },
  ranged: { sign: bullets, tone: '#2b5d86' },
  utility: { sign: bag, tone: '#5d564c' },
};

/** A custom card has no picture: it gets a plain one. */
export function cardIcon(card: string): string {
  return ICONS[card] ?? unknown;
}
