// Pictures that are loaded when they are first seen, so that a page loads only its own.

export type Load = () => Promise<{ default: string }>;

const found: Record<string, string> = $state({});
const asked = new Set<string>();

/** Nothing until it has come. */
export function pictureOf(name: string, load: Load): string {
  if (!asked.has(name)) {
    asked.add(name);
    void load().then((picture) => (found[name] = picture.default));
  }
  return found[name] ?? '';
}
