// What the signs on this table stand for.
import strength from 'icon:crossed-swords';
import hand from 'icon:poker-hand';
import type { Words } from '../../lib/words/words';
import type { LegendSign } from '../board';
import { cardLook, SIGNS } from './cards';
import { say } from './texts';

const ITEMS = ['torch', 'crystal-ball', 'key', 'sword'];

export function legend(words: Words): LegendSign[] {
  const tell = (id: string) => say(words.language, id);
  return [
    { icon: SIGNS.coin, text: `${tell('board-coins-word')}: ${tell('board-coins-help')}` },
    { icon: SIGNS.wound, text: `${tell('board-wounds-word')}: ${tell('board-wounds-help')}` },
    { icon: strength, text: tell('board-legend-strength') },
    { icon: hand, text: tell('board-legend-hand') },
    { icon: SIGNS.potion, text: tell('board-legend-potion') },
    ...ITEMS.map((item) => ({ icon: cardLook(item).icon, text: `${words.component('card', item)}: ${words.componentHelp('card', item)}` })),
  ];
}
