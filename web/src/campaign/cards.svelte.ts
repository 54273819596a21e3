// Parts of the box in the reader's language, asked for one by one, because the whole box is heavy.
import type { Components } from '../boards/gloomhaven/reference.generated';
import { api, Refusal } from '../lib/net/api';
import { GAME } from './session.svelte';

class Parts<Part> {
  private found: Record<string, Part> = $state.raw({});
  private readonly asked = new Set<string>();

  constructor(
    private readonly kind: string,
    private readonly nothing: Part,
  ) {}

  /** Empty until it has come. */
  of(name: string, language: string): Part {
    return this.found[`${name} ${language}`] ?? this.nothing;
  }

  async need(name: string, language: string): Promise<void> {
    const key = `${name} ${language}`;
    if (!name || this.asked.has(key)) return;
    this.asked.add(key);
    try {
      this.found = { ...this.found, [key]: await api.reference<Part>(GAME, `${this.kind}-${name}`, language) };
    } catch (problem) {
      this.asked.delete(key);
      if (!(problem instanceof Refusal)) throw problem;
    }
  }
}

/** The cards of a class. */
export const sheets = new Parts<Pick<Components, 'cards' | 'classes'>>('class', { cards: {}, classes: {} });
/** The monsters of a scenario, with their ability decks. */
export const foes = new Parts<Pick<Components, 'monsters' | 'decks'>>('foes', { monsters: {}, decks: {} });
