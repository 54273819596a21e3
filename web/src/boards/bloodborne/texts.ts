// The board's own few words.
import { boardSay } from '../common/texts';

export const say = boardSay('bloodborne');
