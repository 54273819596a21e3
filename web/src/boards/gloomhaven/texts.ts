// The few words that only the board says.
import { boardSay } from '../common/texts';

export const say = boardSay('gloomhaven');
