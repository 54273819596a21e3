// Pictures of classes, monsters, conditions, elements and things on the map, and the colours of the classes.
import abomination from 'icon:shambling-zombie';
import altar from 'icon:star-altar';
import archer from 'icon:bowman';
import artillery from 'icon:cannon';
import axe from 'icon:minotaur';
import barrel from 'icon:barrel';
import bear from 'icon:bear-head';
import biceps from 'icon:biceps';
import bird from 'icon:falcon-moon';
import bones from 'icon:skeleton';
import bookcase from 'icon:bookshelf';
import boss from 'icon:crowned-skull';
import boulder from 'icon:rock';
import brain from 'icon:brain-tentacle';
import bush from 'icon:berry-bush';
import chains from 'icon:crossed-chains';
import chest from 'icon:locked-chest';
import coals from 'icon:coal-pile';
import coffin from 'icon:sarcophagus';
import coins from 'icon:two-coins';
import column from 'icon:ionic-column';
import crate from 'icon:wooden-crate';
import crystal from 'icon:crystal-cluster';
import cultist from 'icon:cultist';
import curse from 'icon:cursed-star';
import dagger from 'icon:hooded-assassin';
import demon from 'icon:horned-skull';
import disarm from 'icon:sword-break';
import door from 'icon:wooden-door';
import drake from 'icon:horned-reptile';
import drop from 'icon:bleeding-wound';
import earth from 'icon:stone-pile';
import eye from 'icon:eyestalk';
import fire from 'icon:fire';
import flameDemon from 'icon:fire-silhouette';
import fog from 'icon:fog';
import fountain from 'icon:water-fountain';
import frostDemon from 'icon:ice-golem';
import gear from 'icon:gears';
import ghost from 'icon:floating-ghost';
import golem from 'icon:rock-golem';
import guard from 'icon:swordman';
import halo from 'icon:angel-wings';
import harrower from 'icon:long-legged-spider';
import hound from 'icon:direwolf';
import imp from 'icon:imp';
import inox from 'icon:bull-horns';
import invisible from 'icon:invisible';
import key from 'icon:closed-doors';
import locked from 'icon:padlock';
import log from 'icon:log';
import lurker from 'icon:crab-claw';
import moon from 'icon:evil-moon';
import muddle from 'icon:star-swirl';
import nest from 'icon:nest-eggs';
import nightDemon from 'icon:evil-wings';
import ooze from 'icon:slime';
import person from 'icon:person';
import pit from 'icon:hole';
import plate from 'icon:stone-block';
import poison from 'icon:poison-bottle';
import portal from 'icon:magic-portal';
import rat from 'icon:rat';
import robot from 'icon:robot-golem';
import rock from 'icon:rock-golem';
import rubble from 'icon:falling-rocks';
import shaman from 'icon:totem-mask';
import snake from 'icon:snake';
import snowflake from 'icon:snowflake-2';
import spell from 'icon:fire-spell-cast';
import spikes from 'icon:spikes';
import spirit from 'icon:spectre';
import spit from 'icon:dragon-breath';
import stairs from 'icon:stairs';
import stalagmites from 'icon:stalagtite';
import stump from 'icon:stump-regrowth';
import stun from 'icon:knocked-out-stars';
import sun from 'icon:sun';
import sunDemon from 'icon:sun-priest';
import table from 'icon:table';
import terror from 'icon:tentacle-strike';
import thorns from 'icon:thorny-vine';
import totem from 'icon:totem';
import trap from 'icon:wolf-trap';
import tree from 'icon:evil-tree';
import wall from 'icon:broken-wall';
import water from 'icon:water-splash';
import wind from 'icon:whirlwind';
import windDemon from 'icon:tornado';
import type { Element } from './view';

/** Each class has a colour; its icon tells it too. */
export const CLASSES: Record<string, { icon: string; tone: string }> = {
  brute: { icon: axe, tone: '#3f7fb0' },
  tinkerer: { icon: gear, tone: '#a8894f' },
  spellweaver: { icon: spell, tone: '#8a5ba8' },
  scoundrel: { icon: dagger, tone: '#6f9a4c' },
  cragheart: { icon: rock, tone: '#82905f' },
  mindthief: { icon: brain, tone: '#5a6fb5' },
};

const FIGURES: Record<string, string> = {
  'ancient-artillery': artillery,
  'bandit-archer': archer,
  'bandit-guard': guard,
  'black-imp': imp,
  'cave-bear': bear,
  'city-archer': archer,
  'city-guard': guard,
  cultist,
  'deep-terror': terror,
  'earth-demon': golem,
  'flame-demon': flameDemon,
  'forest-imp': imp,
  'frost-demon': frostDemon,
  'giant-viper': snake,
  'harrower-infester': harrower,
  hound,
  'inox-archer': archer,
  'inox-guard': inox,
  'inox-bodyguard': inox,
  'inox-shaman': shaman,
  'living-bones': bones,
  'living-corpse': abomination,
  'living-spirit': spirit,
  lurker,
  'night-demon': nightDemon,
  ooze,
  'rending-drake': drake,
  'savvas-icestorm': snowflake,
  'savvas-lavaflow': golem,
  'spitting-drake': spit,
  'stone-golem': golem,
  'sun-demon': sunDemon,
  'vermling-scout': rat,
  'vermling-shaman': rat,
  'wind-demon': windDemon,
  decoy: person,
  'battle-bot': robot,
  'kill-bot': robot,
  'mystic-ally': ghost,
  'burning-avatar': flameDemon,
  'rat-swarm': rat,
  'monstrous-rat': rat,
  'rat-king': rat,
  hail: person,
  redthorn: person,
  captive: person,
  villager: person,
  altar,
  totem,
  tree,
  crystal,
  'war-hawk': bird,
  'the-sightless-eye': eye,
};

export function figureIcon(kind: string, name: string, rank: string): string {
  if (kind === 'hero') return CLASSES[name]?.icon ?? person;
  const plain = name.replace(/-scenario-\d+$/, '');
  return FIGURES[plain] ?? (kind === 'object' ? column : rank === 'boss' ? boss : kind === 'monster' ? demon : person);
}

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

const ART: Record<string, string> = {
  altar, barrel, bear: trap, bookcase, 'boulder-1': boulder, 'boulder-2': boulder, 'boulder-3': boulder, bush, cabinet: bookcase, crate, crystal,
  'dark-pit': pit, fountain, 'hot-coals': coals, log, nest, pillar: column, poison, 'rock-column': column, rubble, sarcophagus: coffin,
  shelf: bookcase, spike: spikes, stairs, stalagmites, stump, table, thorns, totem, 'tree-3': tree, 'wall-section': wall, water,
  stone: door, wood: door, 'light-fog': fog, 'dark-fog': fog, 'breakable-wall': wall, portal,
};

/** What a kind of terrain looks like when its picture is not known. */
const TERRAIN: Record<string, string> = { obstacle: boulder, trap, hazard: coals, difficult: rubble, plate, door };

export function artIcon(art: string | undefined, terrain: string): string {
  return (art && ART[art]) || TERRAIN[terrain] || boulder;
}

export { chest, coins, key as openDoor, locked };
