// The little Markdown of the rules pages: strong, emphasis, code, and rule ids, which become links.

export interface Inline {
  text: string;
  style: '' | 'strong' | 'em' | 'code' | 'rule' | 'chapter';
}

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[]; ordered: boolean }
  | { kind: 'table'; head: string[]; rows: string[][] };

// Rules are called DMD-3.5, R-12, BB-R.12 or GH-S-FOC-08, chapters DMD-3 or GH-S-FOC.
const TOKEN =
  /\*\*(.+?)\*\*|(?<![\w*])[*_](?!\s)(.+?)[*_](?!\w)|`(.+?)`|\b(?:[A-Z]{2,4}-[A-Z]\.\d+|[A-Z]{1,4}(?:-[A-Z]{1,4})*-\d+(?:\.\d+)?|[A-Z]{2,4}-[A-Z]-[A-Z]{3})\b/g;
const CHAPTER = /^(?:[A-Z]{2,4}-\d+|[A-Z-]+)$/;

const BULLET = /^(-|\d+\.) /;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index), style: '' });
    const [whole, strong, em, code] = match;
    if (strong !== undefined) found.push({ text: strong, style: 'strong' });
    else if (em !== undefined) found.push({ text: em, style: 'em' });
    else if (code !== undefined) found.push({ text: code, style: 'code' });
    else found.push({ text: whole, style: CHAPTER.test(whole) ? 'chapter' : 'rule' });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ text: text.slice(from), style: '' });
  return found;
}

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim().split('\n'))
    .filter((lines) => lines[0])
    .map(block);
}

function block(lines: string[]): Block {
  if (lines.every((line) => line.startsWith('|'))) {
    const [head = [], , ...rows] = lines.map(cells);
    return { kind: 'table', head, rows };
  }
  if (BULLET.test(lines[0] ?? '')) {
    const items = lines.join('\n').split(/(?:^|\n)(?:-|\d+\.) /).slice(1);
    const ordered = !lines[0]?.startsWith('-');
    return { kind: 'list', ordered, items: items.map((item) => item.replace(/\n\s*/g, ' ')) };
  }
  return { kind: 'paragraph', text: lines.join(' ') };
}

function cells(line: string): string[] {
  return line.split('|').slice(1, -1).map((cell) => cell.trim());
}
