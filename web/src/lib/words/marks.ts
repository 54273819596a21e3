// Finding the names and components in a finished sentence: they are wrapped in private characters before Fluent puts
// them into the text, and the text is cut apart at these afterwards.

export interface Part {
  text: string;
  /** The kind of component ("card", "suit", "seat"); empty for plain text. */
  kind: string;
  id: string;
}

const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'g');

export function mark(kind: string, id: string, text: string): string {
  return `${OPEN}${kind}${MIDDLE}${id}${MIDDLE}${text}${CLOSE}`;
}

/** The words without the marks. */
export function plain(text: string): string {
  return text.replace(MARKED, '$3');
}

/** The same parts, with the sign that follows a marked one moved into its `tail`: no line shall begin with a comma. */
export function glued(list: readonly Part[]): (Part & { tail: string })[] {
  const found: (Part & { tail: string })[] = [];
  for (const part of list) {
    const before = found.at(-1);
    const sign = !part.kind && before?.kind ? (/^[.,;:!?)]+/.exec(part.text)?.[0] ?? '') : '';
    if (before && sign) before.tail = sign;
    if (part.text.length > sign.length) found.push({ ...part, text: part.text.slice(sign.length), tail: '' });
  }
  return found;
}

export function parts(text: string): Part[] {
  const found: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), kind: '', id: '' });
    found.push({ kind: match[1] ?? '', id: match[2] ?? '', text: match[3] ?? '' });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), kind: '', id: '' });
  return found;
}
