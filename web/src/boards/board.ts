// What a game's board is to the frame, and what the frame gives it.
import type { Component, Snippet } from 'svelte';
import type { Sound } from '../lib/app/sound';
import type { OptionInfo, EventInfo, Offers, DecisionInfo, RefusedOption, SeatInfo } from '../lib/net/wire';
import type { Words } from '../lib/words/words';
import type { Guide } from './guide';

/** The table as a seat may see it: the JSON of the game's `view`. */
export type View = Record<string, unknown>;

/** What is easily overlooked about options, in the game's own words: by sign, the codes that have it. */
export type Signs = ReadonlyMap<string, ReadonlySet<number>>;

/** What may be chosen, or could be under other circumstances; a refused one has a `why`. */
export type ShownOption = OptionInfo | RefusedOption;

export function isRefused(option: ShownOption): option is RefusedOption {
  return 'why' in option;
}

/** What is being played, as a player of records has it. */
export interface Playback {
  readonly paused: boolean;
  pause(): void;
  resume(): void;
  /** What comes next, and no further. */
  step(): void;
  /** To the end at once. */
  skip(): void;
}

/** What the frame gives a board that is the whole page (`Board.whole`), to be put where it belongs there. */
export interface FrameParts {
  /** The page's upper edge, with what the board has to say in its middle. */
  head: Snippet<[Snippet]>;
  /** What I am asked, my choices, hint and undo: always of the same height. */
  bar: Snippet;
}

/** Another seat of the one person who leads several: what it sees, what it is asked, and its answer. */
export interface Companion {
  seat: number;
  view: View;
  decision: DecisionInfo | null;
  /** An answer is on its way. */
  busy: boolean;
  choose: (code: number) => void;
}

export interface BoardProps<V = View> {
  /** Only for a board that is the whole page. */
  parts?: FrameParts;
  /** The picture to draw now. */
  view: V;
  /** What is being played; null at rest. */
  event: EventInfo | null;
  /** Holds what is being played, goes through it step by step, or hurries it. */
  playback?: Playback;
  /** Everything told so far, what is being played last. */
  log?: readonly EventInfo[];
  /** My open decision; null while something is being played, or when others are asked. */
  decision: DecisionInfo | null;
  /** What I may announce although I am not asked (when I am, it is among the options of the decision); null at play. */
  offers?: Offers | null;
  /** What can be chosen by place, decision and offers alike: `optionsAt.get('stack:1:key')`. Empty without either. */
  optionsAt: ReadonlyMap<string, ShownOption>;
  /** Codes that are known to be final: what they do can't be taken back. */
  finals?: ReadonlySet<number>;
  /** What else is easily overlooked about options, as far as it is known. */
  signs?: Signs;
  /** What would follow an option (below 0: if nothing more was done), by code, as far as it was asked with `foresee`. */
  forecasts?: ReadonlyMap<number, View>;
  foresee?: (code: number) => void;
  /** The code that waits in the bar to be said for good. */
  held?: number | null;
  /** All seats of who leads several and hides nothing from themselves, in their order; else left out. */
  company?: readonly Companion[];
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  /** The seats that are asked now. */
  waiting: readonly number[];
  /** The seats that have answered in secret while others still think. */
  done?: readonly number[];
  /** What a seat has signalled a moment ago, in the reader's words. */
  signals?: ReadonlyMap<number, string>;
  /** Names, components and sentences in the reader's language. */
  words: Words;
  /** The seats at the table that are bots. */
  bots: readonly number[];
  /** Who sits where, which bot it is, who is away. A record knows nothing of it. */
  seats?: readonly SeatInfo[];
  /** Targets of the option that has the pointer or the focus in the bar. */
  lit: readonly string[];
  /**
   * Answers the decision, or announces an offer. A refused code is explained, not sent; a grave one is asked about first.
   * `then`: what is answered after it as a part of the same gesture, as long as all goes as foreseen; taken back with it.
   */
  choose: (code: number, then?: readonly number[]) => void;
  /** The pointer is on a place of the table: the bar lights up the option. An empty list ends it. */
  point: (targets: readonly string[]) => void;
  /** Shows what a component is and does, beside the element. */
  explain: (kind: string, id: string, anchor: HTMLElement) => void;
  showRule: (rule: string) => void;
  /** Whether to show the odds. */
  odds: boolean;
}

export type EndingProps<V = View> = Pick<BoardProps<V>, 'view' | 'words' | 'seat'> & { log: readonly EventInfo[] };

/** What is to be said about a choice before it is made. */
export interface Weight {
  /** Said instead of the option's own words, where the board knows better. */
  text?: string;
  /** `quiet`: allowed, but hardly what one wants now. `grave`: it ends something for good. */
  tone?: 'quiet' | 'grave';
  /** Below its words: what it costs or leaves. */
  note?: string;
  /** Asked before it is carried out. */
  ask?: string;
  /** Asked in the bar, so that the table stays in sight; the words of the button that carries it out. */
  hold?: string;
}

/** A sign on the table, and what it stands for. */
export interface LegendSign {
  icon: string;
  text: string;
}

/** What is known of the open options beside their words. */
export interface Known {
  signs: Signs;
}

/** `V` is the game's own view (`view.generated.ts`), with what `applyEvent` adds to it. */
export interface Board<V = View> {
  component: Component<BoardProps<V>>;
  /** Keys of options that get a letter from their words as a key, in this order. Others get numbers. */
  letters?: readonly string[];
  /** The key that an option always has; '' leaves it to the frame. */
  key?: (option: ShownOption) => string;
  /**
   * Options that are asked about before they are made. Those with `args.warn` are in any case. The question is the game's
   * text `confirm-<key>`, or that of the client.
   */
  confirm?: (option: OptionInfo) => boolean;
  /** What a choice costs that its own words don't say. */
  weigh?: (option: ShownOption, decision: DecisionInfo | null, view: V, words: Words, known: Known) => Weight | undefined;
  /** What is asked, where the board can say it better than the game's general words. */
  question?: (decision: DecisionInfo, view: V, words: Words) => string | undefined;
  /** What the seats are called at this table, everywhere: by their heroes, say. Then nobody is addressed as "you". */
  names?: (view: V, words: Words) => readonly string[];
  /** Many options are shown in groups: the heading that one belongs to. Left out: by the player in `args.other`. */
  group?: (option: ShownOption, words: Words) => string;
  /** Places whose choices the bar shows in the order in which they lie on the table. Others come in the order of their codes. */
  lying?: (view: V) => readonly string[];
  /** What the signs on the table stand for: shown beside a first game, and in the tutorial. */
  legend?: (words: Words) => readonly LegendSign[];
  /** Options that the board itself offers better than a row of buttons would: the bar shows them only when asked to. */
  onBoard?: (option: ShownOption, all: readonly ShownOption[]) => boolean;
  /** Players hold cards of their own: when the game is over, all hands can be looked at at once. */
  hands?: boolean;
  /** Whether one person leads all seats of a shared screen: then nothing need be hidden between them. */
  together?: (view: V) => boolean;
  /** The picture after an event. Never changes `view`: returns another one. `end` is how it will be when all is told. */
  applyEvent?: (view: V, event: EventInfo, end: V) => V;
  /** How long an event is played, in milliseconds at normal speed. 0: together with the `next` one. */
  duration?: (event: EventInfo, next: EventInfo | null) => number;
  /** A turn in one line of the log, by everything that is told of it; the rest unfolds. Left out: every event has a line. */
  summary?: (events: readonly EventInfo[], words: Words) => string;
  /** One step may tell a long story (monsters that say why they act): it is played in full, and without hurry. */
  longStories?: boolean;
  sound?: (event: EventInfo, seat: number | null) => Sound | null;
  /** The board is the page: it places the frame's parts itself, and the log is a drawer over it. */
  whole?: boolean;
  /** How it looks to somebody who has not chosen. */
  theme?: 'dark' | 'light';
  /** The end in the game's own way, in place of a ranking by points. */
  ending?: () => Promise<{ default: Component<EndingProps<V>> }>;
  /** The interactive tutorial, if there is one. */
  tutorial?: () => Promise<{ default: Component }>;
  /** In its place: a guide beside a real table, which the server sets up for it. */
  guide?: () => Promise<{ default: Guide<V> }>;
  /** Further pages of the game, `/more/<game>/<page>`: a set-up of its own, a gallery. Their titles: `ui-page-<page>`. */
  pages?: Record<string, () => Promise<{ default: Component }>>;
}

/** For the lobby, which should not load a whole board: `src/boards/<game-id>/lobby.ts`. */
export interface Lobby {
  /** An icon (the path from `icon:...`) and a colour of the game. */
  icon: string;
  accent: string;
  /** A few cards to show what is played with. */
  fan: readonly Face[];
  tutorial?: boolean;
  /** There is a puzzle every day. */
  puzzles?: boolean;
  /** All play together: one plays with bots, not against them. */
  together?: boolean;
  /** Which further pages there are. */
  pages?: readonly string[];
}

/** The face of a card, apart from its words. */
export interface Face {
  /** For the words: `words.component(kind, id)`. */
  kind: string;
  id: string;
  icon: string;
  tone: string;
  value?: number;
}
