// What to say about a component. A card says what its suit does: it has no help of its own.
import type { Words } from '../lib/words/words';

const GENERAL: Record<string, string> = { card: 'suit' };

export function explanation(
  words: Words,
  kind: string,
  id: string,
  options: Readonly<Record<string, unknown>> = {},
): { title: string; help: string } {
  const general = GENERAL[kind];
  const help =
    words.componentHelp(kind, id, options) ||
    (general ? words.componentHelp(general, id.replace(/(-\d+)+$/, ''), options) : '');
  return { title: words.component(kind, id), help };
}
