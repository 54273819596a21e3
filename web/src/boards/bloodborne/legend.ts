// What the signs on this table stand for.
import type { Words } from '../../lib/words/words';
import type { LegendSign } from '../board';
import { TYPES } from './cards';
import { trophyIcon } from './dungeon/monsters';
import { SIGNS } from './signs';
import { say } from './texts';
import { TROPHIES } from './view';

export function legend(words: Words): LegendSign[] {
  const tell = (id: string) => say(words.language, id);
  return [
    { icon: SIGNS.heart, text: tell('board-hp-help') },
    { icon: SIGNS.blood, text: tell('board-collected-help') },
    { icon: SIGNS.bank, text: tell('board-banked-help') },
    ...TROPHIES.map((trophy) => ({ icon: trophyIcon(trophy), text: say(words.language, 'board-legend-trophy', { trophy: words.component('trophy', trophy) }) })),
    { icon: SIGNS.cards, text: tell('board-legend-hand') },
    { icon: SIGNS.used, text: `${tell('board-legend-used')} ${tell('board-used-help')}` },
    { icon: SIGNS.first, text: tell('board-first-help') },
    { icon: TYPES.melee.sign, text: words.component('type', 'melee') },
    { icon: TYPES.ranged.sign, text: words.component('type', 'ranged') },
    { icon: TYPES.utility.sign, text: words.component('type', 'utility') },
    { icon: SIGNS.instant, text: tell('board-step-3') },
    { icon: SIGNS.proposed, text: words.text('status-proposed') },
  ];
}
