// Tables where one person leads several heroes at this screen: no curtain falls between them.

const KEY = 'taverna.gloomhaven.alone';
const MOST = 20;

function remembered(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export function leadAlone(table: string): void {
  localStorage.setItem(KEY, JSON.stringify([table, ...remembered()].slice(0, MOST)));
}

export function isAlone(path: string): boolean {
  return remembered().some((table) => path === `/t/${table}`);
}
