// What an event says to a picture: which kind, and to whom and what. The frame's events have a number and a rule besides.

export interface Happening {
  kind: string;
  args: Record<string, unknown>;
}

/** What it says, in the words of the game's events: `argsOf<EventArgs>(event)`. Each kind has some of them. */
export function argsOf<Args>({ args }: Happening): Args {
  return args as Args;
}
