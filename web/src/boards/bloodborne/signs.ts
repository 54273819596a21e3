// The small signs of the board, by what they stand for.
import bank from 'icon:locked-chest';
import blood from 'icon:drop';
import bolt from 'icon:power-lightning';
import cards from 'icon:card-pick';
import chalice from 'icon:jeweled-chalice';
import claws from 'icon:claws';
import crossed from 'icon:crossed-swords';
import death from 'icon:death-skull';
import discard from 'icon:card-discard';
import half from 'icon:half-heart';
import heart from 'icon:hearts';
import flag from 'icon:flying-flag';
import hourglass from 'icon:hourglass';
import lantern from 'icon:old-lantern';
import laurels from 'icon:laurels';
import play from 'icon:card-play';
import quill from 'icon:quill';
import run from 'icon:sprint';
import shield from 'icon:shield';
import sleep from 'icon:night-sleep';
import stopped from 'icon:shield-disabled';
import swap from 'icon:switch-weapon';

export const SIGNS = {
  bank,
  blood,
  cards,
  chalice,
  death,
  dream: sleep,
  first: flag,
  half,
  heart,
  instant: bolt,
  lantern,
  proposed: quill,
  shield,
  stopped,
  trophy: laurels,
  used: discard,
};

/** Of the eight steps of a round, the first first. */
export const STEP_SIGNS: readonly string[] = [play, swap, bolt, claws, crossed, run, sleep, hourglass];
