// The tables that the first page lists, looked up again every few seconds.
import { api, Refusal, type Which } from '../../lib/net/api';
import { language } from '../../lib/words/language.svelte';
import type { TableInfo } from '../../lib/net/wire';

export const SECTIONS: readonly Which[] = ['mine', 'open', 'watch', 'finished'];
const EVERY = 8000;
const PAGE = 20;

export class TableLists {
  #tables: Partial<Record<Which, TableInfo[]>> = $state.raw({});
  #more: Partial<Record<Which, boolean>> = $state.raw({});
  /** Whether the server has answered: before that nobody can say that there are none. */
  known = $state(false);

  of(which: Which): TableInfo[] {
    return this.#tables[which] ?? [];
  }

  hasMore(which: Which): boolean {
    return this.#more[which] ?? false;
  }

  /** Until what is returned is called. */
  follow(): () => void {
    void this.refresh();
    const timer = setInterval(() => void (document.hidden || this.refresh()), EVERY);
    return () => clearInterval(timer);
  }

  async refresh(): Promise<void> {
    try {
      const pages = await Promise.all(SECTIONS.map((which) => api.tables(which)));
      const mine = new Set(pages[0]?.tables.map((table) => table.id));
      const shown = SECTIONS.map((which, index) => {
        const found = pages[index]?.tables.filter((table) => language.has(table.game)) ?? [];
        return [which, which === 'mine' ? found : found.filter((table) => !mine.has(table.id))] as const;
      });
      this.#tables = Object.fromEntries(shown);
      this.#more = Object.fromEntries(SECTIONS.map((which, index) => [which, pages[index]?.more ?? false]));
      this.known = true;
    } catch (problem) {
      // The next try may work; the page says so itself when it can't load at all.
      if (!(problem instanceof Refusal)) throw problem;
    }
  }

  async loadMore(which: Which): Promise<void> {
    const known = this.of(which);
    const page = await api.tables(which, Math.ceil(known.length / PAGE));
    const ids = new Set(known.map((table) => table.id));
    this.#tables = { ...this.#tables, [which]: [...known, ...page.tables.filter((table) => !ids.has(table.id))] };
    this.#more = { ...this.#more, [which]: page.more };
  }
}
