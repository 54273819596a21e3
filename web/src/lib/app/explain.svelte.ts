// The small sheet beside a card or a word that says what it is.

export interface Explained {
  title: string;
  help: string;
  anchor: HTMLElement;
}

export const explained: { now: Explained | null } = $state({ now: null });

export function explain(title: string, help: string, anchor: HTMLElement): void {
  explained.now = explained.now?.anchor === anchor ? null : { title, help, anchor };
}

export function endExplaining(): void {
  explained.now = null;
}
