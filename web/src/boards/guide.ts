// A guide beside a real table: topics that are told when they come up, each once. The game brings it, `table/GuidePanel` shows it.
import type { DecisionInfo, EventInfo } from '../lib/net/wire';
import type { View } from './board';
import type { Say } from './common/texts';

/** What a guide looks at: only ever a moment at which somebody is asked. */
export interface Situation<V = View> {
  view: V;
  decision: DecisionInfo;
  log: readonly EventInfo[];
}

export interface Topic<V = View> {
  /** Its texts are `lesson-<id>-title` and `lesson-<id>`. */
  id: string;
  when: (here: Situation<V>) => boolean;
}

export interface Guide<V = View> {
  topics: readonly Topic<V>[];
  /** Whether everything that matters has been told: then `lesson-end` is. */
  over: (taught: readonly string[]) => boolean;
  say: Say;
}

export const END = 'end';

/** What is to be said now: the first that fits and was not told yet; undefined: nothing. */
export function topicFor<V>({ topics, over }: Guide<V>, here: Situation<V>, taught: readonly string[]): string | undefined {
  if (taught.includes(END)) return undefined;
  const next = topics.find(({ id, when }) => !taught.includes(id) && when(here));
  return next?.id ?? (over(taught) ? END : undefined);
}
