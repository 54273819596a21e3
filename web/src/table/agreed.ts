// What is agreed at a table, each thing in a few words: for chips.
import { clockText } from '../lib/words/clock';
import { t } from '../lib/words/language.svelte';
import type { Words } from '../lib/words/words';
import type { GameInfo, TableInfo } from '../lib/net/wire';

/** Time, hints, taking back; what is as everywhere is not said. */
export function agreed(table: Pick<TableInfo, 'clock' | 'late' | 'hints' | 'undo' | 'seats'>): string[] {
  // A free seat is for somebody else: whoever is invited reads it before they sit down.
  const people = table.seats.some((seat) => seat.kind !== 'bot' && !seat.mine);
  const found: string[] = [];
  if (table.clock) found.push(t(table.late === 'resign' ? 'ui-chip-clock-resign' : 'ui-chip-clock', { clock: clockText(table.clock) }));
  if (people || table.hints) found.push(t(table.hints ? 'ui-chip-hints' : 'ui-chip-no-hints'));
  if (!table.undo) found.push(t('ui-chip-no-undo'));
  return found;
}

/** The rules that differ from the usual ones. */
export function changedOptions(
  table: Pick<TableInfo, 'options'>,
  game: Pick<GameInfo, 'options'> | undefined,
  words: Words,
): { name: string; text: string }[] {
  return (game?.options ?? []).flatMap((option) => {
    const value = table.options[option.name] ?? option.default;
    if (value === option.default) return [];
    const name = words.gameOption(option.name);
    return [{ name: option.name, text: value === true ? name : `${name}: ${words.choice(option.name, value)}` }];
  });
}
