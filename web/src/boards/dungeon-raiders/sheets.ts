// What the things on the table say about themselves, each with its rule.
import type { Words } from '../../lib/words/words';
import type { Sheet } from '../common/boardContext';
import { cardLook } from './cards';
import { roomLook } from './dungeon/rooms';
import type { Story } from './events/story';
import { say } from './texts';
import { currentRoom, powerOf, VALUES, type Item, type PlaceView, type PlayerView, type RoomView, type TableView } from './view';

// Rooms

export function roomName(words: Words, room: RoomView): string {
  return words.component('room', room.id);
}

/** What stands on the card, in words. */
export function roomFacts(words: Words, room: RoomView): string[] {
  const tell = (id: string, values: Record<string, string | number> = {}) => say(words.language, id, values);
  const { kind } = room;
  if (kind === 'treasure') return (room.chests ?? []).map((number, index) => tell(`board-chest-${index + 1}`, { number }));
  if (kind === 'vault') return (room.benefits ?? []).map((id, index) => `${index + 1}: ${words.component('benefit', id)}`);
  if (kind === 'trap') return [words.componentHelp('room', room.id)];
  const facts: string[] = [];
  if (room.strength === null) facts.push(tell('board-invincible'));
  else if (room.strength !== undefined) facts.push(tell('board-strength', { number: room.strength }));
  if (room.wounds) facts.push(tell(room.attacks === 'highest' ? 'board-wounds-highest' : 'board-wounds', { number: room.wounds }));
  return facts;
}

export function roomLabel(words: Words, at: PlaceView): string {
  const place = words.text('status-place', { number: at.place });
  if (!at.room) return `${place}: ${words.component('room', 'dark')}`;
  const state = at.state === 'resolved' ? [say(words.language, 'board-done')] : at.seen ? [words.text('status-seen')] : [];
  return [`${place}: ${roomName(words, at.room)}`, ...roomFacts(words, at.room), ...state].join('. ');
}

export function roomSheet(words: Words, at: PlaceView, story?: Story): Sheet {
  if (!at.room) {
    return {
      title: words.component('room', 'dark'),
      lines: [words.componentHelp('room', 'dark')],
      rule: 'DR-4.2',
    };
  }
  const { room } = at;
  const lines = story ? storyLines(words, story) : factLines(words, room);
  if (at.seen) lines.unshift(words.text('status-seen'));
  return { title: `${words.component('kind', room.kind)}: ${roomName(words, room)}`, lines, rule: roomLook(room.id, room.kind).rule };
}

function factLines(words: Words, room: RoomView): string[] {
  const help = words.componentHelp('room', room.id);
  const lines = [...roomFacts(words, room).filter((line) => line !== help), help];
  if (room.kind === 'boss') lines.push(words.componentHelp('kind', 'monster'));
  return lines;
}

/** What came of a room; the rule behind each sentence stands at its end. */
export function storyLines(words: Words, { told }: Story): string[] {
  return told.map((event) => `${words.event(event)} (${event.rule})`);
}

export function storySheet(words: Words, story: Story): Sheet {
  return { title: words.component('room', story.room), lines: storyLines(words, story), rule: roomLook(story.room).rule };
}

// Cards

export function cardLabel(words: Words, card: string): string {
  const power = powerOf(card);
  return power === null ? words.component('card', card) : say(words.language, 'board-power', { number: power });
}

/** Why a card of my hand can't be laid here: text and rule; null when it can. */
export function refusalOf(words: Words, view: TableView, card: string): { text: string; rule: string } | null {
  const room = currentRoom(view);
  const balls = view.phase === 'replace' && card === 'crystal-ball';
  if (!room || (room.legal.includes(card) && !balls)) return null;
  const why = REFUSALS[card];
  return why ? { text: words.refusal({ why: why[0], why_args: {} }), rule: why[1] } : null;
}

const REFUSALS: Record<string, [string, string]> = {
  key: ['key-only-for-treasure', 'DR-11.3'],
  sword: ['sword-only-for-monsters', 'DR-11.1'],
  'crystal-ball': ['no-second-ball', 'R-13'],
};

export function cardSheet(words: Words, view: TableView, card: string): Sheet {
  const refusal = refusalOf(words, view, card);
  const room = currentRoom(view);
  const lines = [words.componentHelp(powerOf(card) === null ? 'item' : 'card', card)];
  const counts = room?.counts?.[card];
  if (counts !== undefined) lines.push(say(words.language, 'board-counts', { number: counts }));
  if (refusal) lines.push(refusal.text);
  return { title: cardLabel(words, card), lines, rule: refusal?.rule ?? cardLook(card).rule };
}

export function supplySheet(words: Words, item: Item, number: number): Sheet {
  return {
    title: `${words.text('zone-supply')} · ${words.component('item', item)}`,
    lines: [say(words.language, 'board-copies', { number }), words.componentHelp('item', item)],
    rule: 'DR-8.3',
  };
}

// Players

export function characterSheet(words: Words, character: string): Sheet {
  return {
    title: words.component('character', character),
    lines: [words.componentHelp('character', character)],
    rule: 'DR-2.6',
  };
}

export function coinsSheet(words: Words, { coins }: PlayerView): Sheet {
  return {
    title: words.component('benefit', `coins-${coins}`),
    lines: [say(words.language, 'board-coins-help')],
    rule: 'DR-15.6',
  };
}

export function woundsSheet(words: Words, player: PlayerView, inDanger: boolean): Sheet {
  return {
    title: say(words.language, 'board-wounds-of', { number: player.wounds }),
    lines: [say(words.language, inDanger ? 'board-danger-help' : 'board-wounds-help')],
    rule: 'DR-15.2',
  };
}

export function playedSheet(words: Words, { played, cards }: PlayerView): Sheet {
  const left = VALUES.filter((value) => !played.includes(value));
  return {
    title: words.text('zone-played'),
    lines: [
      played.length ? words.join(played.map(String)) : say(words.language, 'board-none-played'),
      say(words.language, 'board-left', { values: words.join(left.map(String)) }),
      say(words.language, 'board-hand-of', { number: cards }),
    ],
    rule: 'DR-5.9',
  };
}

export function mapSheet(words: Words): Sheet {
  return { title: words.text('status-map'), lines: [words.gameOptionHelp('tactical')], rule: 'DR-16.7' };
}

export function pileSheet(words: Words, view: TableView): Sheet {
  return {
    title: words.text('status-level', { number: view.level }),
    lines: [say(words.language, 'board-pile', { number: view.pile }), say(words.language, 'board-pile-help')],
    rule: 'DR-3.1',
  };
}
