// The cards of a class in the reader's language: asked for class by class, because the whole box is heavy.
import type { Components } from '../boards/gloomhaven/reference.generated';
import { api, Refusal } from '../lib/net/api';
import { GAME } from './session.svelte';

type Sheets = Pick<Components, 'cards' | 'classes'>;
const NOTHING: Sheets = { cards: {}, classes: {} };

class Cards {
  private found: Record<string, Sheets> = $state.raw({});
  private readonly asked = new Set<string>();

  /** Empty until it has come. */
  of(heroClass: string, language: string): Sheets {
    return this.found[`${heroClass} ${language}`] ?? NOTHING;
  }

  async need(heroClass: string, language: string): Promise<void> {
    const key = `${heroClass} ${language}`;
    if (!heroClass || this.asked.has(key)) return;
    this.asked.add(key);
    try {
      this.found = { ...this.found, [key]: await api.reference<Sheets>(GAME, `class-${heroClass}`, language) };
    } catch (problem) {
      this.asked.delete(key);
      if (!(problem instanceof Refusal)) throw problem;
    }
  }
}

export const sheets = new Cards();
