// Tables that were begun from this very page: whoever clicked has the device in hands.

const begun = new Set<string>();

export function begin(table: string): void {
  begun.add(table);
}

/** Asked once: who comes back later may be somebody else. */
export function wasJustBegun(table: string): boolean {
  return begun.delete(table);
}
