// What the signs on this table stand for.
import type { Words } from '../../lib/words/words';
import type { LegendSign } from '../board';
import { LOOKS } from './suits';
import { SUITS } from './view';

export function legend(words: Words): LegendSign[] {
  return SUITS.map((suit) => ({ icon: LOOKS[suit].icon, text: `${words.component('suit', suit)}: ${words.componentHelp('suit', suit)}` }));
}
