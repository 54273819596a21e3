// Pictures of classes, monsters and things on the map: each is loaded when it is first seen, so that a table loads only its own.
import { pictureOf, type Load } from '../../ui/pictures.svelte';

const CLASSES: Record<string, Load> = {
  brute: () => import('icon:minotaur'),
  tinkerer: () => import('icon:gears'),
  spellweaver: () => import('icon:fire-spell-cast'),
  scoundrel: () => import('icon:hooded-assassin'),
  cragheart: () => import('icon:rock-golem'),
  mindthief: () => import('icon:brain-tentacle'),
  sun: () => import('icon:sun'),
  'three-spears': () => import('icon:spears'),
  circles: () => import('icon:linked-rings'),
  eclipse: () => import('icon:eclipse'),
  squidface: () => import('icon:squid-head'),
  lightning: () => import('icon:lightning-helix'),
  'music-note': () => import('icon:musical-notes'),
  'angry-face': () => import('icon:angry-eyes'),
  saw: () => import('icon:hand-saw'),
  triangles: () => import('icon:triforce'),
  'two-mini': () => import('icon:bear-head'),
  'envelope-x': () => import('icon:sands-of-time'),
};

const FIGURES: Record<string, Load> = {
  'ancient-artillery': () => import('icon:cannon'),
  'bandit-archer': () => import('icon:bowman'),
  'bandit-guard': () => import('icon:swordman'),
  'black-imp': () => import('icon:imp'),
  'cave-bear': () => import('icon:bear-head'),
  'city-archer': () => import('icon:bowman'),
  'city-guard': () => import('icon:swordman'),
  cultist: () => import('icon:cultist'),
  'deep-terror': () => import('icon:tentacle-strike'),
  'earth-demon': () => import('icon:rock-golem'),
  'flame-demon': () => import('icon:fire-silhouette'),
  'forest-imp': () => import('icon:imp'),
  'frost-demon': () => import('icon:ice-golem'),
  'giant-viper': () => import('icon:snake'),
  'harrower-infester': () => import('icon:long-legged-spider'),
  hound: () => import('icon:direwolf'),
  'inox-archer': () => import('icon:bowman'),
  'inox-guard': () => import('icon:bull-horns'),
  'inox-bodyguard': () => import('icon:bull-horns'),
  'inox-shaman': () => import('icon:totem-mask'),
  'living-bones': () => import('icon:skeleton'),
  'living-corpse': () => import('icon:shambling-zombie'),
  'living-spirit': () => import('icon:spectre'),
  lurker: () => import('icon:crab-claw'),
  'night-demon': () => import('icon:evil-wings'),
  ooze: () => import('icon:slime'),
  'rending-drake': () => import('icon:horned-reptile'),
  'savvas-icestorm': () => import('icon:snowflake-2'),
  'savvas-lavaflow': () => import('icon:rock-golem'),
  'spitting-drake': () => import('icon:dragon-breath'),
  'stone-golem': () => import('icon:rock-golem'),
  'sun-demon': () => import('icon:sun-priest'),
  'vermling-scout': () => import('icon:rat'),
  'vermling-shaman': () => import('icon:rat'),
  'wind-demon': () => import('icon:tornado'),
  decoy: () => import('icon:person'),
  'battle-bot': () => import('icon:robot-golem'),
  'kill-bot': () => import('icon:robot-golem'),
  'mystic-ally': () => import('icon:floating-ghost'),
  'burning-avatar': () => import('icon:fire-silhouette'),
  'rat-swarm': () => import('icon:rat'),
  'monstrous-rat': () => import('icon:rat'),
  'rat-king': () => import('icon:rat'),
  hail: () => import('icon:person'),
  redthorn: () => import('icon:person'),
  captive: () => import('icon:person'),
  villager: () => import('icon:person'),
  altar: () => import('icon:star-altar'),
  totem: () => import('icon:totem'),
  tree: () => import('icon:evil-tree'),
  crystal: () => import('icon:crystal-cluster'),
  'war-hawk': () => import('icon:falcon-moon'),
  'the-sightless-eye': () => import('icon:eyestalk'),
  'battle-boar': () => import('icon:boar'),
  'vicious-jackal': () => import('icon:wolf-head'),
  'giant-toad': () => import('icon:frog'),
  'spitting-cobra': () => import('icon:cobra'),
  'iron-beast': () => import('icon:metal-golem-head'),
  'thorn-shooter': () => import('icon:thorny-vine'),
  'shadow-wolf': () => import('icon:wolf-howl'),
  'lava-golem': () => import('icon:rock-golem'),
  'bat-swarm': () => import('icon:bat'),
  'living-bomb': () => import('icon:rolling-bomb'),
  'slime-spirit': () => import('icon:transparent-slime'),
  'rock-colossus': () => import('icon:golem-head'),
  'healing-sprite': () => import('icon:fairy'),
  'nail-sphere': () => import('icon:spiked-ball'),
  'void-eater': () => import('icon:worm-mouth'),
  'black-unicorn': () => import('icon:unicorn'),
  'creeping-beetles': () => import('icon:beetle-shell'),
  'angry-wasps': () => import('icon:bee'),
  'steel-scarabs': () => import('icon:scarab-beetle'),
  'soul-leeches': () => import('icon:leeching-worm'),
  'bloat-maggot': () => import('icon:maggot'),
  'lightning-moths': () => import('icon:butterfly'),
  'rage-hornets': () => import('icon:wasp-sting'),
  'rust-vermin': () => import('icon:centipede'),
  doppelganger: () => import('icon:backup'),
  'mana-sphere': () => import('icon:crystal-ball'),
  bear: () => import('icon:bear-head'),
  'green-adder': () => import('icon:snake'),
  'tattered-wolf': () => import('icon:direwolf'),
  'red-falcon': () => import('icon:falcon-moon'),
  'swamp-alligator': () => import('icon:croc-jaws'),
  monolith: () => import('icon:stone-block'),
  'wind-totem': () => import('icon:totem'),
  'spirit-banner': () => import('icon:tattered-banner'),
  'jade-falcon': () => import('icon:falcon-moon'),
  'warrior-spirit': () => import('icon:spectre'),
  skeleton: () => import('icon:skeleton'),
  'steel-construct': () => import('icon:robot-golem'),
};

const ART: Record<string, Load> = {
  altar: () => import('icon:star-altar'),
  barrel: () => import('icon:barrel'),
  bear: () => import('icon:wolf-trap'),
  bookcase: () => import('icon:bookshelf'),
  'boulder-1': () => import('icon:rock'),
  'boulder-2': () => import('icon:rock'),
  'boulder-3': () => import('icon:rock'),
  bush: () => import('icon:berry-bush'),
  cabinet: () => import('icon:bookshelf'),
  crate: () => import('icon:wooden-crate'),
  crystal: () => import('icon:crystal-cluster'),
  'dark-pit': () => import('icon:hole'),
  fountain: () => import('icon:water-fountain'),
  'hot-coals': () => import('icon:coal-pile'),
  log: () => import('icon:log'),
  nest: () => import('icon:nest-eggs'),
  pillar: () => import('icon:ionic-column'),
  poison: () => import('icon:poison-bottle'),
  'rock-column': () => import('icon:ionic-column'),
  rubble: () => import('icon:falling-rocks'),
  sarcophagus: () => import('icon:sarcophagus'),
  shelf: () => import('icon:bookshelf'),
  spike: () => import('icon:spikes'),
  stairs: () => import('icon:stairs'),
  stalagmites: () => import('icon:stalagtite'),
  stump: () => import('icon:stump-regrowth'),
  table: () => import('icon:table'),
  thorns: () => import('icon:thorny-vine'),
  totem: () => import('icon:totem'),
  'tree-3': () => import('icon:evil-tree'),
  wagon: () => import('icon:old-wagon'),
  'wall-section': () => import('icon:broken-wall'),
  water: () => import('icon:water-splash'),
  stone: () => import('icon:wooden-door'),
  wood: () => import('icon:wooden-door'),
  'light-fog': () => import('icon:fog'),
  'dark-fog': () => import('icon:fog'),
  'breakable-wall': () => import('icon:broken-wall'),
  portal: () => import('icon:magic-portal'),
};

const TERRAIN: Record<string, Load> = {
  obstacle: () => import('icon:rock'),
  trap: () => import('icon:wolf-trap'),
  hazard: () => import('icon:coal-pile'),
  difficult: () => import('icon:falling-rocks'),
  plate: () => import('icon:stone-block'),
  door: () => import('icon:wooden-door'),
};

const THING: Load = () => import('icon:ionic-column');
const BOSS: Load = () => import('icon:crowned-skull');
const MONSTER: Load = () => import('icon:horned-skull');
const SOMEBODY: Load = () => import('icon:person');
const ROCK: Load = () => import('icon:rock');

/** Whether it has a picture of its own. */
export const isDrawn = (name: string): boolean => name in FIGURES;

export function classIcon(name: string): string {
  return pictureOf(name in CLASSES ? `class ${name}` : 'somebody', CLASSES[name] ?? SOMEBODY);
}

/** Who is no hero. */
export function strangerIcon(kind: string, name: string, rank: string): string {
  const plain = name.replace(/-scenario-\d+$/, '');
  const usual = kind === 'object' ? THING : rank === 'boss' ? BOSS : kind === 'monster' ? MONSTER : SOMEBODY;
  return pictureOf(plain in FIGURES ? plain : `${kind} ${rank}`, FIGURES[plain] ?? usual);
}

/** By its picture; where that is not known, by its kind. */
export function artIcon(art: string | undefined, terrain: string): string {
  const known = art ? ART[art] : undefined;
  return pictureOf(known ? `art ${art}` : `terrain ${terrain}`, known ?? TERRAIN[terrain] ?? ROCK);
}
