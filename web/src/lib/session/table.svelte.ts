// A table that is open in this window: one pair of eyes, or several when people share the screen.
import type { Board } from '../../boards/board';
import { wasJustBegun } from '../app/begun';
import { Eyes } from './seatConnection.svelte';
import type { EventInfo, SeatInfo, TableInfo } from '../net/wire';

export class TableSession {
  private all: readonly Eyes[] = $state.raw([]);
  /** Whose eyes are shown. */
  shown: Eyes = $state.raw(undefined as unknown as Eyes);
  /** Who should look next, once the device is in their hands. */
  curtain: Eyes | null = $state.raw(null);
  /** The newest information about the table, whoever heard it. */
  table: TableInfo | null = $state.raw(null);

  private board: Board | null = null;
  /** Who is at the curtain and wants to change what they have just decided. */
  private regretful: Eyes | null = null;
  /** It is known in whose hands the device is. */
  private inHands = $state(false);
  /** Seats that have got eyes of their own. */
  private readonly covered = new Set<number>();

  constructor(readonly id: string) {
    this.inHands = wasJustBegun(id);
    this.shown = this.open(null);
  }

  /** Plays events the board's way from now on. */
  useBoard(board: Board): void {
    this.board = board;
    for (const eyes of this.all) eyes.stage.board = board;
  }

  /** Connects anew: a stranger's connection does not learn that the stranger has become a guest. */
  again(): Promise<void> {
    return this.shown.again();
  }

  close(): void {
    for (const eyes of this.all) eyes.close();
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  get mine(): SeatInfo[] {
    return this.table?.seats.filter((seat) => seat.mine) ?? [];
  }

  /** Several people look at this screen in turn. */
  get shared(): boolean {
    return this.mine.length > 1 && this.table?.state !== 'open';
  }

  /** Whether anything may be shown: at a shared screen not before it is known what must be hidden from whom. */
  get ready(): boolean {
    return !this.shared || this.inHands;
  }

  /** What may be read aloud: at a shared screen, only what all who share it have seen. */
  get log(): readonly EventInfo[] {
    const log = this.shown.stage.log;
    if (!this.shared) return log;
    const others = this.players.filter((eyes) => eyes !== this.shown);
    const seen = others.map((eyes) => new Set(eyes.stage.log.map((event) => event.n)));
    return log.filter((event) => seen.every((numbers) => numbers.has(event.n)));
  }

  /** The next person has the device and is alone with it. */
  lift(): void {
    if (this.curtain) this.show(this.curtain);
    this.curtain = this.regretful = null;
  }

  /** Whether the one who has just decided may still take it back, although the curtain has fallen. */
  get canRegret(): boolean {
    return this.curtain !== null && this.shown.seat !== null && (this.shown.stage.update?.can_undo ?? false);
  }

  /** They look again once they are asked again. */
  regret(): void {
    if (!this.canRegret) return;
    this.regretful = this.shown;
    this.shown.undo();
  }

  /** Whoever is asked gets to see; called when something has been played or heard. */
  reconsider(): void {
    if (this.regretful?.asked) this.curtain = this.regretful = null;
    if (this.shared && !this.inHands) return this.handOut();
    if (!this.shared || this.curtain || this.shown.asked || this.shown.stage.playing) return;
    const next = this.all.find((eyes) => eyes.asked && eyes.stage.view);
    if (!next) return;
    if (this.hides(next) && (next.asked?.sealed || keepSecrets(this.shown, next))) this.curtain = next;
    else this.show(next);
  }

  /** Whether those who share the screen are several people. */
  private hides(eyes: Eyes): boolean {
    return !(eyes.stage.view && this.board?.together?.(eyes.stage.view));
  }

  private get players(): Eyes[] {
    return this.all.filter((eyes) => eyes.seat !== null);
  }

  /** The page was opened, by one of them: if they have secrets from each other, it must be said who shall look. */
  private handOut(): void {
    const players = this.players;
    if (players.length < this.mine.length || !players.every((eyes) => eyes.stage.view)) return;
    this.inHands = true;
    const first = players.find((eyes) => eyes.asked) ?? this.shown;
    if (this.hides(first) && players.some((eyes) => keepSecrets(eyes, first))) this.curtain = first;
    else this.show(first);
  }

  private open(seat: number | null): Eyes {
    const eyes = new Eyes(this.id, seat, (one) => this.changed(one));
    eyes.stage.board = this.board;
    eyes.stage.silent = this.all.length > 0;
    this.all = [...this.all, eyes];
    return eyes;
  }

  private show(eyes: Eyes): void {
    for (const one of this.all) one.stage.silent = one !== eyes;
    this.shown = eyes;
  }

  private changed(eyes: Eyes): void {
    if (eyes.table) this.table = eyes.table;
    // The first eyes tell their news while they are still being opened.
    if (!this.shown) return;
    if (this.shared) this.cover();
    this.reconsider();
  }

  /** A pair of eyes for each of my seats. */
  private cover(): void {
    for (const { seat } of this.all) if (seat !== null) this.covered.add(seat);
    for (const { number } of this.mine) {
      if (this.covered.has(number)) continue;
      this.covered.add(number);
      this.open(number);
    }
  }
}

/** Whether one of the two sees something that the other may not. */
function keepSecrets(one: Eyes, other: Eyes): boolean {
  return picture(one) !== picture(other);
}

function picture(eyes: Eyes): string {
  return JSON.stringify({ ...eyes.stage.view, seat: null });
}
