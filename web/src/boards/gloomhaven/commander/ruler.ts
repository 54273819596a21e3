// Where the labels of the ruler stand: at their number, and beside each other where two of them are too near.

export interface Label {
  /** From 1 to 99. */
  at: number;
  /** In pixels. */
  width: number;
}

/** The middle of each label in pixels, in the given order, on a line of that length; in their order, none over another. */
export function placed(labels: readonly Label[], length: number): number[] {
  const order = labels.map((_, index) => index).sort((one, other) => (labels[one]?.at ?? 0) - (labels[other]?.at ?? 0));
  const middles = labels.map(({ at }) => (at / 100) * length);
  const gap = (one: number, other: number) => ((labels[one]?.width ?? 0) + (labels[other]?.width ?? 0)) / 2;
  const middle = (index: number) => middles[index] ?? 0;
  order.forEach((index, place) => {
    const before = order[place - 1];
    if (before !== undefined) middles[index] = Math.max(middle(index), middle(before) + gap(before, index));
  });
  // What was pushed over the end comes back, and pushes the others.
  order.toReversed().forEach((index, place, backwards) => {
    const after = backwards[place - 1];
    const most = after === undefined ? length : middle(after) - gap(index, after);
    middles[index] = Math.min(middle(index), most);
  });
  return middles;
}
