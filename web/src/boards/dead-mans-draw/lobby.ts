import icon from 'icon:pirate-skull';
import type { Face, Lobby } from '../board';
import { lookOf } from './suits';
import { suitOf, valueOf } from './view';

function face(card: string): Face {
  const { icon: sign, tone } = lookOf(card);
  return { kind: 'suit', id: suitOf(card), value: valueOf(card), icon: sign, tone };
}

const lobby: Lobby = {
  icon,
  accent: '#3f7d8c',
  fan: ['kraken-4', 'key-6', 'oracle-5', 'mermaid-9'].map(face),
  tutorial: true,
  puzzles: true,
};

export default lobby;
