// The same cards lie on each other.

export interface Pile {
  card: string;
  copies: number;
}

export function pilesOf(cards: readonly string[]): Pile[] {
  const piles = new Map<string, number>();
  for (const card of cards) piles.set(card, (piles.get(card) ?? 0) + 1);
  return [...piles].map(([card, copies]) => ({ card, copies }));
}
