// Which key chooses what: letters from the words themselves, so that they can be guessed in every language.

const MARKS = /[\u0300-\u036f]/g;

/** For each label its first letter that is still free; '' when all are taken. */
export function letters(labels: readonly string[], taken: readonly string[] = []): string[] {
  const used = new Set(taken);
  return labels.map((label) => {
    const plain = label.normalize('NFD').replace(MARKS, '').toLowerCase();
    const letter = [...plain].find((char) => /[a-z]/.test(char) && !used.has(char)) ?? '';
    if (letter) used.add(letter);
    return letter;
  });
}

/** The key that was meant, or '' when it belongs to the browser or to a text field. */
export function plainKey(event: KeyboardEvent): string {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return '';
  const target = event.target;
  if (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], dialog')) return '';
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}
