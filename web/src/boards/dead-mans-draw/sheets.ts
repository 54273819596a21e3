// What the things on the table say about themselves.
import type { Words } from '../../lib/words/words';
import type { Sheet } from '../common/boardContext';
import { pirateLook } from './pirates';
import { LOOKS } from './suits';
import { say } from './texts';
import { suitOf, type PlayerView, type Stack, type Suit, type TableView } from './view';

type Options = TableView['options'];

export function suitRule(suit: Suit, options: Options): string {
  return suit === 'mermaid' && options['mermaid_effect'] === true ? 'DMD-40.4' : LOOKS[suit].rule;
}

export function cardSheet(words: Words, options: Options, card: string, isProtected = false): Sheet {
  const suit = suitOf(card);
  const lines = [words.componentHelp('suit', suit, options)];
  if (isProtected) lines.push(say(words.language, 'board-protected-help'));
  return { title: words.component('card', card), lines, rule: suitRule(suit, options) };
}

export function stackSheet(words: Words, options: Options, stack: Stack): Sheet {
  const count = words.text('count-cards', { number: stack.cards.length });
  return {
    title: `${words.component('suit', stack.suit)} · ${count}`,
    cards: stack.cards,
    lines: [words.componentHelp('suit', stack.suit, options)],
    rule: suitRule(stack.suit, options),
  };
}

export function pirateSheet(words: Words, options: Options, pirate: string, locker: number | null = null): Sheet {
  const lines = [words.componentHelp('pirate', pirate, options)];
  if (locker !== null) lines.push(words.text('status-locker', { seat: locker }));
  const recalls = pirate === 'casanova' && options['mermaid_effect'] === true;
  return { title: words.component('pirate', pirate), lines, rule: recalls ? 'DMD-41.5' : pirateLook(pirate).rule };
}

export function drawSheet(words: Words, view: TableView): Sheet {
  return {
    title: `${words.text('zone-draw')} · ${words.text('count-cards', { number: view.draw })}`,
    cards: view.known,
    lines: [say(words.language, 'board-draw-help')],
    rule: 'DMD-50.1',
  };
}

export function discardSheet(words: Words, view: TableView): Sheet {
  return {
    title: `${words.text('zone-discard')} · ${words.text('count-cards', { number: view.discard.length })}`,
    lines: [say(words.language, 'board-discard-help')],
    rule: 'DMD-3.20',
  };
}

export function oddsSheet(words: Words, [busting, among]: TableView['risk']): Sheet {
  return {
    title: words.text('status-risk', { busting, among }),
    lines: [say(words.language, 'board-risk-help', { busting, among })],
    rule: 'DMD-4.1',
  };
}

export function owedSheet(words: Words, owed: number, options: Options): Sheet {
  return {
    title: words.component('suit', 'kraken'),
    lines: [words.text('status-owed', { number: owed }), words.componentHelp('suit', 'kraken', options)],
    rule: 'DMD-17.1',
  };
}

export function scoreSheet(words: Words, player: PlayerView, options: Options): Sheet {
  const variation = String(options['variation'] ?? 'none');
  const lines = [say(words.language, 'board-score-help')];
  if (variation !== 'none') lines.push(words.componentHelp('variation', variation));
  return { title: words.text('count-points', { number: player.score }), lines, rule: 'DMD-51.1' };
}
