// What the server can tell about cards, monsters and items, in the reader's language: asked for once in each.
import { api, Refusal } from '../../lib/net/api';
import type { CardInfo, Components } from './reference.generated';
import { GAME } from './view';

export type * from './reference.generated';

const NOTHING: Components = { cards: {}, classes: {}, decks: {}, monsters: {}, items: {}, tasks: {}, dungeon: {} };
const WHOLE = 'components';

class Reference {
  private found: Record<string, Components> = $state.raw({});
  private readonly asked = new Map<string, Promise<void>>();
  /** Languages in which the whole box is known. */
  private readonly complete = new Set<string>();

  /** As far as it has come: the board shows names and numbers all the same. */
  in(language: string): Components {
    return this.found[language] ?? NOTHING;
  }

  /** Asks for it, unless somebody has; ends when it has come. */
  need(language: string): Promise<void> {
    return this.once(language, WHOLE);
  }

  /** Only what lies on a table: the whole box is many times as much. */
  needFor(language: string, scenario: string, classes: readonly string[]): Promise<void> {
    return this.needParts(language, ['items', `task-${scenario}`, `foes-${scenario}`, ...classes.map((slug) => `class-${slug}`)]);
  }

  async needParts(language: string, parts: readonly string[]): Promise<void> {
    if (!this.complete.has(language)) await Promise.all(parts.map((part) => this.once(language, part)));
  }

  private once(language: string, part: string): Promise<void> {
    const key = `${language} ${part}`;
    const known = this.asked.get(key) ?? this.ask(language, part);
    this.asked.set(key, known);
    return known;
  }

  private async ask(language: string, part: string): Promise<void> {
    try {
      const told = await api.reference<Partial<Components>>(GAME, part, language);
      this.found = { ...this.found, [language]: together(this.in(language), told) };
      // A class or a scenario of somebody's own is told with the whole box only.
      if (part === WHOLE) this.complete.add(language);
      else if (!Object.keys(told).length) await this.need(language);
    } catch (problem) {
      this.asked.delete(`${language} ${part}`);
      if (!(problem instanceof Refusal)) throw problem;
    }
  }
}

function together(known: Components, more: Partial<Components>): Components {
  const sections = Object.keys(NOTHING) as (keyof Components)[];
  return Object.fromEntries(sections.map((name) => [name, { ...known[name], ...more[name] }])) as unknown as Components;
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
