// What the server can tell about cards, monsters and items, in the reader's language: asked for once in each.
import { api, Refusal } from '../../lib/net/api';
import type { CardInfo, Components } from './reference.generated';
import { GAME } from './view';

export type * from './reference.generated';

const NOTHING: Components = { cards: {}, classes: {}, decks: {}, monsters: {}, items: {}, tasks: {}, dungeon: {} };

class Reference {
  private found: Record<string, Components> = $state.raw({});
  private readonly asked = new Map<string, Promise<void>>();

  /** Empty until it has come: the board shows names and numbers all the same. */
  in(language: string): Components {
    return this.found[language] ?? NOTHING;
  }

  /** Asks for it, unless somebody has; ends when it has come. */
  need(language: string): Promise<void> {
    const known = this.asked.get(language) ?? this.ask(language);
    this.asked.set(language, known);
    return known;
  }

  private async ask(language: string): Promise<void> {
    try {
      const components = await api.reference<Components>(GAME, 'components', language);
      this.found = { ...this.found, [language]: components };
    } catch (problem) {
      this.asked.delete(language);
      if (!(problem instanceof Refusal)) throw problem;
    }
  }
}

export const reference = new Reference();

/** A text of several sentences, one by one. */
export function sentences(text: string | readonly [] | undefined): string[] {
  return String(text ?? '').match(/[^.!?]+[.!?]+/g)?.map((one) => one.trim()) ?? [];
}

/** The text of a half; that its card is lost is told by a sign. */
export function linesOf(card: CardInfo | undefined, half: 'top' | 'bottom'): string[] {
  const lines = sentences(card?.[half]);
  const lost = card?.lost[half === 'top' ? 0 : 1] ?? false;
  return (lost ? lines.slice(0, -1) : lines).map((line) => line.replace(/\.$/, ''));
}
