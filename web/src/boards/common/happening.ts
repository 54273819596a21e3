// What an event says to a picture: which kind, and to whom and what. The frame's events have a number and a rule besides.

export interface Happening {
  kind: string;
  args: Record<string, unknown>;
}
