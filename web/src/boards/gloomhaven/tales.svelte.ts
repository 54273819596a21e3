// What is told around a scenario: asked for one by one, because nobody should read on.
import { api, Refusal } from '../../lib/net/api';
import type { Tale } from './reference.generated';
import { GAME } from './view';

const NOTHING: Tale = { before: [], after: [] };

class Tales {
  private found: Record<string, Tale> = $state.raw({});
  private readonly asked = new Set<string>();

  /** Empty until it has come. */
  of(scenario: string, language: string): Tale {
    return this.found[`${scenario} ${language}`] ?? NOTHING;
  }

  /** Asks for it, unless somebody has. */
  async need(scenario: string, language: string): Promise<void> {
    const key = `${scenario} ${language}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const tale = await api.reference<Tale>(GAME, `tale-${scenario}`, language);
      this.found = { ...this.found, [key]: { ...NOTHING, ...tale } };
    } catch (problem) {
      this.asked.delete(key);
      if (!(problem instanceof Refusal)) throw problem;
    }
  }
}

export const tales = new Tales();
