// The faces of the regulars.
import bravo from 'icon:jester-hat';
import midas from 'icon:dwarf-face';
import prudencia from 'icon:nun-face';
import vendetta from 'icon:vampire-dracula';
import zigzag from 'icon:imp-laugh';

const FACES: Readonly<Record<string, string>> = {
  careful: prudencia,
  greedy: midas,
  spiteful: vendetta,
  contrary: zigzag,
  showman: bravo,
};

export const faceFor = (temper: string): string => FACES[temper] ?? zigzag;
