// The signs of cards: icons of game-icons, or small drawings on a grid of 24. Red harms, green helps or moves.
import coins from 'icon:two-coins';
import hourglass from 'icon:hourglass';
import laurels from 'icon:laurels';
import move from 'icon:walking-boot';
import attack from 'icon:crossed-swords';
import range from 'icon:high-shot';
import heart from 'icon:hearts';

export interface Look {
  path: string;
  grid: 512 | 24;
  tone: string;
}

const HARM = '#9d2b33';
const HELP = '#2f6b3a';
const PLAIN = '#3a2d20';
const icon = (path: string, tone = PLAIN): Look => ({ path, grid: 512, tone });
const glyph = (path: string, tone = PLAIN): Look => ({ path, grid: 24, tone });

export const SIGNS: Record<string, Look> = {
  attack: icon(attack, HARM),
  move: icon(move, HELP),
  heal: glyph('M12 21C5 15.500 2 12 2 8a5 5 0 0 1 10-1.700A5 5 0 0 1 22 8c0 4-3 7.500-10 13zM11 8v2.500H8.500v2H11V15h2v-2.500h2.500v-2H13V8z', HELP),
  hp: icon(heart, HARM),
  range: icon(range),
  loot: icon(coins, '#7d5206'),
  xp: icon(laurels, '#7d5206'),
  round: icon(hourglass),
  shield: glyph('M12 2l9 3v6c0 5.500-3.500 9-9 11-5.500-2-9-5.500-9-11V5z', '#2c5a86'),
  retaliate: glyph('M12 2l9 3v6c0 5.500-3.500 9-9 11-5.500-2-9-5.500-9-11V5zM13.500 5l-6 8h4l-1 6 6-8h-4z', '#2c5a86'),
  push: glyph('M2 9a3 3 0 1 1 0 6zM8 11h7V7l7 5-7 5v-4H8z'),
  pull: glyph('M22 9a3 3 0 1 0 0 6zM16 11H9V7l-7 5 7 5v-4h7z'),
  pierce: glyph('M12 2l9 3v6c0 5.500-3.500 9-9 11l-1-5 3-4-4-3 3-4z M10 2.700 3 5v6c0 4.600 2.500 7.900 6.500 10L9 16l2-3-4-3 3-4z'),
  targets: glyph('M11 1h2v3a8 8 0 0 1 7 7h3v2h-3a8 8 0 0 1-7 7v3h-2v-3a8 8 0 0 1-7-7H1v-2h3a8 8 0 0 1 7-7zm1 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zm0 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4z'),
  jump: glyph('M2 20C4 8 10 4 17 7l1-4 4 8-8 2 1-3C10 8 6 11 5 20z', HELP),
  stays: glyph('M7 8a4 4 0 1 0 0 8c2.500 0 3.800-2 5-4 1.200 2 2.500 4 5 4a4 4 0 1 0 0-8c-2.500 0-3.800 2-5 4-1.200-2-2.500-4-5-4zm0 2c1.300 0 2.200 1 3.200 2-1 1-1.900 2-3.200 2a2 2 0 1 1 0-4zm10 0a2 2 0 1 1 0 4c-1.300 0-2.200-1-3.200-2 1-1 1.900-2 3.200-2z'),
  lost: glyph('M3 3h18v18H3zM7 8.500 10.500 12 7 15.500 8.500 17l3.500-3.500 3.500 3.500 1.500-1.500-3.500-3.500L17 8.500 15.500 7 12 10.500 8.500 7z', HARM),
  summon: glyph('M12 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-6 3-9 8-9s8 3 8 9zM19 2h2v2h2v2h-2v2h-2V6h-2V4h2z'),
};
