// What the server can tell about cards, monsters and items, in the reader's language: asked for once in each.
import { api, Refusal } from '../../lib/net/api';
import { GAME } from './view';

export interface CardInfo {
  class: string;
  no: number;
  level: number;
  initiative: number;
  top: string;
  bottom: string;
  lost: readonly [boolean, boolean];
}

export interface MonsterCardInfo {
  initiative: number;
  shuffle: boolean;
  text: string;
}

export interface StatLine {
  hp: string;
  move: number;
  attack: string;
  range?: number;
  /** More than one. */
  targets?: number;
  shield?: number;
  retaliate?: number;
  retaliate_range?: number;
  pierce?: number;
  conditions?: readonly string[];
  advantage?: boolean;
  disadvantage?: boolean;
}

export interface MonsterInfo {
  deck: string;
  flying: boolean;
  immune: readonly string[];
  lines: Partial<Record<'normal' | 'elite' | 'boss', readonly StatLine[]>>;
  specials: readonly string[];
}

export interface ItemInfo {
  no: number;
  slot: string;
  cost: number;
  use: 'passive' | 'spent' | 'consumed';
  text: string;
}

export interface ClassInfo {
  hand: number;
  hp: readonly number[];
  race: string;
}

/** What a scenario asks for, by number of heroes. No text is an empty list. */
export interface TaskInfo {
  goals: Record<string, string | []>;
  losses: string | [];
  rules: Record<string, string | []>;
}

export interface Components {
  cards: Record<string, CardInfo>;
  classes: Record<string, ClassInfo>;
  decks: Record<string, Record<string, MonsterCardInfo>>;
  monsters: Record<string, MonsterInfo>;
  items: Record<string, ItemInfo>;
  tasks: Record<string, TaskInfo>;
}

const NOTHING: Components = { cards: {}, classes: {}, decks: {}, monsters: {}, items: {}, tasks: {} };

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
      const components = (await api.reference(GAME, 'components', language)) as unknown as Components;
      this.found = { ...this.found, [language]: components };
    } catch (problem) {
      this.asked.delete(language);
      if (!(problem instanceof Refusal)) throw problem;
    }
  }
}

export const reference = new Reference();

/** A text of several sentences, one by one. */
export function sentences(text: string | [] | undefined): string[] {
  return String(text ?? '').match(/[^.!?]+[.!?]+/g)?.map((one) => one.trim()) ?? [];
}

/** The text of a half; that its card is lost is told by a sign. */
export function linesOf(card: CardInfo | undefined, half: 'top' | 'bottom'): string[] {
  const lines = sentences(card?.[half]);
  const lost = card?.lost[half === 'top' ? 0 : 1] ?? false;
  return (lost ? lines.slice(0, -1) : lines).map((line) => line.replace(/\.$/, ''));
}
