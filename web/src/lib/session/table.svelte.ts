// A table that is open in this window: one pair of eyes, or several when people share the screen.
import type { Board } from '../../boards/board';
import { wasJustBegun } from '../app/begun';
import { SeatConnection } from './seatConnection.svelte';
import type { EventInfo, SeatInfo, TableInfo } from '../net/wire';

export class TableSession {
  private all: readonly SeatConnection[] = $state.raw([]);
  /** Whose eyes are shown. */
  shown: SeatConnection = $state.raw(undefined as unknown as SeatConnection);
  /** Who should look next, once the device is in their hands. */
  curtain: SeatConnection | null = $state.raw(null);
  /** The newest information about the table, whoever heard it. */
  table: TableInfo | null = $state.raw(null);

  private board: Board | null = null;
  /** Who is at the curtain and wants to change what they have just decided. */
  private regretful: SeatConnection | null = null;
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
    for (const connection of this.all) connection.stage.board = board;
  }

  /** Connects anew: a stranger's connection does not learn that the stranger has become a guest. */
  again(): Promise<void> {
    return this.shown.again();
  }

  close(): void {
    for (const connection of this.all) connection.close();
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

  /** All seats of one person who leads several: they need not look with one pair of eyes at a time. */
  get company(): readonly SeatConnection[] {
    const players = this.players;
    if (!this.shared || players.length < this.mine.length || players.some((one) => !one.stage.view || this.hides(one))) return [];
    return [...players].sort((one, other) => (one.seat ?? 0) - (other.seat ?? 0));
  }

  /** What may be read aloud: at a shared screen, only what all who share it have seen. */
  get log(): readonly EventInfo[] {
    const log = this.shown.stage.log;
    if (!this.shared) return log;
    const others = this.players.filter((connection) => connection !== this.shown);
    const seen = others.map((connection) => new Set(connection.stage.log.map((event) => event.n)));
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
    if (this.regretful?.decision) this.curtain = this.regretful = null;
    if (this.shared && !this.inHands) return this.handOut();
    if (!this.shared || this.curtain || this.shown.decision || this.shown.stage.playing) return;
    const next = this.all.find((connection) => connection.decision && connection.stage.view);
    if (!next) return;
    if (this.hides(next) && (next.decision?.sealed || keepSecrets(this.shown, next))) this.curtain = next;
    else this.show(next);
  }

  /** Whether those who share the screen are several people. */
  private hides(connection: SeatConnection): boolean {
    return !(connection.stage.view && this.board?.together?.(connection.stage.view));
  }

  private get players(): SeatConnection[] {
    return this.all.filter((connection) => connection.seat !== null);
  }

  /** The page was opened, by one of them: if they have secrets from each other, it must be said who shall look. */
  private handOut(): void {
    const players = this.players;
    if (players.length < this.mine.length || !players.every((connection) => connection.stage.view)) return;
    this.inHands = true;
    const first = players.find((connection) => connection.decision) ?? this.shown;
    if (this.hides(first) && players.some((connection) => keepSecrets(connection, first))) this.curtain = first;
    else this.show(first);
  }

  private open(seat: number | null): SeatConnection {
    const connection = new SeatConnection(this.id, seat, (one) => this.changed(one));
    connection.stage.board = this.board;
    connection.stage.silent = this.all.length > 0;
    this.all = [...this.all, connection];
    return connection;
  }

  private show(connection: SeatConnection): void {
    for (const one of this.all) one.stage.silent = one !== connection;
    this.shown = connection;
  }

  private changed(connection: SeatConnection): void {
    if (connection.table) this.table = connection.table;
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
function keepSecrets(one: SeatConnection, other: SeatConnection): boolean {
  return picture(one) !== picture(other);
}

function picture(connection: SeatConnection): string {
  return JSON.stringify({ ...connection.stage.view, seat: null });
}
