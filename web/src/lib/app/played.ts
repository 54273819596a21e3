// Which games have been played to their end in this browser: a first game is given more words.

const KEY = 'taverna.played';

export function hasPlayed(game: string): boolean {
  return played().includes(game);
}

export function markPlayed(game: string): void {
  if (hasPlayed(game)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...played(), game]));
  } catch {
    // A browser that keeps nothing explains the signs each time.
  }
}

function played(): readonly string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(known) ? known.map(String) : [];
  } catch {
    return [];
  }
}
