// Who sits where.

/** The seats as they sit around the table, the one to the left of `seat` first; for a spectator in their order. */
export function othersOf<P>(seat: number | null, players: readonly P[]): P[] {
  if (seat === null) return [...players];
  return [...players.slice(seat + 1), ...players.slice(0, seat)];
}

/** Who is drawn above the middle and who below: me below; a spectator sits at no side, so half of them each. */
export function sidesOf<P>(seat: number | null, players: readonly P[]): { above: P[]; below: P[] } {
  const around = othersOf(seat, players);
  if (seat !== null) return { above: around, below: players.slice(seat, seat + 1) };
  const half = Math.ceil(around.length / 2);
  return { above: around.slice(0, half), below: around.slice(half) };
}
