// One connection to a table, with the eyes of one seat or of a spectator: what it is told, and what it says.
import { socketAddress } from './api';
import { TableSocket, type Connection } from './socket';
import { Stage } from './stage.svelte';
import { toast } from './toasts.svelte';
import type { FromClient, FromServer, Hint, Question, Said, TableInfo } from './wire';

interface InFlight {
  ticket: number;
  code: number;
  id: number;
}

export class Eyes {
  readonly stage = new Stage();
  table: TableInfo | null = $state.raw(null);
  seat: number | null = $state(null);
  connection: Connection = $state('connecting');
  said: readonly Said[] = $state.raw([]);
  hint: Hint | null = $state.raw(null);
  /** A hint was asked for and has not come yet. */
  hinting = $state(false);
  /** My answer while it is on its way. */
  chosen: InFlight | null = $state.raw(null);
  /** The question as the server last put it, played or not. */
  asked: Question | null = $state.raw(null);

  private readonly socket: TableSocket;
  private lastId = 0;

  /** `wanted` is the seat whose eyes these shall be; null takes what the server gives: my seat, or a spectator's. */
  constructor(
    private readonly tableId: string,
    readonly wanted: number | null,
    private readonly changed: (eyes: Eyes) => void,
  ) {
    this.socket = new TableSocket(() => socketAddress(this.tableId, this.wanted, this.stage.next), {
      message: (data) => this.hear(data as FromServer),
      state: (state) => {
        this.connection = state;
        this.hinting = false;
        this.changed(this);
      },
    });
  }

  close(): void {
    this.socket.close();
    this.stage.reset();
  }

  again(): void {
    this.socket.again();
  }

  // What I say

  choose(code: number): void {
    const question = this.asked;
    if (!question || this.chosen) return;
    this.chosen = { ticket: question.ticket, code, id: ++this.lastId };
    this.hint = null;
    this.sendChoice();
  }

  undo(): void {
    const step = this.stage.update?.step;
    if (step !== undefined) this.send({ type: 'undo', step });
  }

  say(text: string): boolean {
    return this.send({ type: 'say', text });
  }

  askHint(): void {
    if (this.asked && !this.hinting && !this.hint) this.hinting = this.send({ type: 'hint' });
  }

  takeBack(): void {
    this.send({ type: 'back' });
  }

  private send(message: FromClient): boolean {
    return this.socket.send({ ...message, id: ++this.lastId });
  }

  private sendChoice(): void {
    if (this.chosen) this.socket.send({ type: 'choose', ...this.chosen } satisfies FromClient);
  }

  // What I hear

  private hear(message: FromServer): void {
    switch (message.type) {
      case 'hello':
        this.said = message.said;
        this.look(message.table, message.seat);
        break;
      case 'seats':
        this.look(message.table, message.seat);
        break;
      case 'update':
        this.hearUpdate(message);
        break;
      case 'said':
        if (!this.said.some((one) => one.n === message.n)) this.said = [...this.said, message];
        break;
      case 'hint':
        this.hinting = false;
        if (message.ticket === this.asked?.ticket) this.hint = message;
        break;
      case 'fault':
        if (message.sent === this.chosen?.id) this.chosen = null;
        this.hinting = false;
        toast(message.text, { rule: message.rule, game: this.table?.game ?? '' });
        break;
    }
    this.changed(this);
  }

  private look(table: TableInfo, seat: number | null): void {
    this.table = table;
    if (seat !== this.seat) {
      // What one seat has seen is not what another may see.
      this.stage.reset();
      this.seat = seat;
      this.stage.seat = seat;
    }
  }

  private hearUpdate(update: Extract<FromServer, { type: 'update' }>): void {
    this.asked = update.question;
    if (this.hint?.ticket !== update.question?.ticket) this.hint = null;
    if (this.chosen?.ticket !== update.question?.ticket) this.chosen = null;
    // The connection broke before my answer arrived: the question is still the same, so it is safe to say it again.
    else if (this.chosen) this.sendChoice();
    this.stage.receive(update);
  }
}
