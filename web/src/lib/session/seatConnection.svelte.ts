// One connection to a table, with the eyes of one seat or of a spectator: what it is told, and what it says.
import { socketAddress } from '../net/api';
import { TableSocket, type Connection } from '../net/socket';
import { Views } from '../net/views';
import { Stage } from './stage.svelte';
import { toast } from '../app/toasts.svelte';
import { t } from '../words/language.svelte';
import type { Signs, View } from '../../boards/board';
import type { FromClient, FromServer, Hint, Offers, DecisionInfo, Said, TableInfo, Update } from '../net/wire';

interface InFlight {
  /** To what it answers: the two may have the same ticket, one after the other. */
  of: 'decision' | 'offers';
  ticket: number;
  code: number;
  /** What follows it as a part of the same gesture. */
  then: readonly number[];
  id: number;
}

/** How long a signal is shown beside the seat it came from. */
const SIGNAL_TIME = 6000;

const NO_CODES: ReadonlySet<number> = new Set();
const NO_SIGNS: Signs = new Map();
const NO_FORECASTS: ReadonlyMap<number, View> = new Map();
/** No option: what would follow if nothing more was done. */
export const NOTHING_MORE = -1;

export class SeatConnection {
  readonly stage = new Stage();
  table: TableInfo | null = $state.raw(null);
  seat: number | null = $state(null);
  state: Connection = $state('connecting');
  said: readonly Said[] = $state.raw([]);
  /** What each seat has signalled a moment ago. */
  signals: ReadonlyMap<number, Said> = $state.raw(new Map());
  hint: Hint | null = $state.raw(null);
  /** A hint was asked for and has not come yet. */
  hinting = $state(false);
  /** My answer while it is on its way. */
  chosen: InFlight | null = $state.raw(null);
  /** The decision as the server last put it, played or not. */
  decision: DecisionInfo | null = $state.raw(null);
  /** What may be announced although nothing is asked. */
  offers: Offers | null = $state.raw(null);
  /** Codes of open options that can't be taken back, as far as it was asked and answered. */
  finals: ReadonlySet<number> = $state.raw(NO_CODES);
  /** What else is easily overlooked about them, in the game's own words; answered together with it. */
  signs: Signs = $state.raw(NO_SIGNS);
  /** What would follow, by option code, as far as it was asked and answered. */
  forecasts: ReadonlyMap<number, View> = $state.raw(NO_FORECASTS);

  private readonly socket: TableSocket;
  private readonly views = new Views();
  private lastId = 0;
  /** After which step it was asked which options are final; what holds then may not hold after the next. */
  private finalsAsked = -1;
  private readonly forecastsAsked = new Set<number>();
  /** The connection is new: what was on its way may have been lost with the old one. */
  private fresh = false;
  private opened: () => void = () => {};

  /** `wanted` is the seat whose eyes these shall be; null takes what the server gives: my seat, or a spectator's. */
  constructor(
    private readonly tableId: string,
    readonly wanted: number | null,
    private readonly changed: (connection: SeatConnection) => void,
  ) {
    this.socket = new TableSocket(() => socketAddress(this.tableId, this.wanted, this.stage.next), {
      message: (data) => this.hear(data as FromServer),
      state: (state) => {
        this.state = state;
        this.hinting = false;
        if (state === 'open') {
          this.fresh = true;
          this.opened();
        }
        this.changed(this);
      },
    });
  }

  close(): void {
    this.socket.close();
    this.stage.reset();
  }

  /** Connects anew; done when the connection is there. */
  again(): Promise<void> {
    return new Promise((opened) => {
      this.opened = opened;
      this.socket.again();
    });
  }

  // What I say

  /** Answers the decision, or announces what is offered. `then` is answered after it, as long as all goes as foreseen. */
  choose(code: number, then: readonly number[] = []): void {
    const has = (source: DecisionInfo | Offers | null) => source?.options.some((option) => option.code === code);
    const of = has(this.decision) ? 'decision' : 'offers';
    const source = of === 'decision' ? this.decision : this.offers;
    if (!source || !has(source) || this.chosen) return;
    this.chosen = { of, ticket: source.ticket, code, then, id: ++this.lastId };
    this.hint = null;
    this.sendChoice();
  }

  /** Takes back my last gesture, all of it. */
  undo(): void {
    const step = this.stage.update?.step;
    if (step !== undefined) this.send({ type: 'undo', step });
  }

  /** Which of the options that are shown now can't be taken back? The server tries each, so it is asked only by who looks. */
  askFinals(): void {
    const { update } = this.stage;
    const options = (update?.decision ?? update?.offers)?.options ?? [];
    if (!update || update.step === this.finalsAsked || !options.some(({ undoable }) => undoable === null)) return;
    if (this.send({ type: 'finals' })) this.finalsAsked = update.step;
  }

  /** What would follow this option? Asked once; the answer comes into `forecasts`. */
  askForecast(code: number): void {
    if (!this.decision || this.forecastsAsked.has(code)) return;
    if (this.send({ type: 'forecast', ...(code < 0 ? {} : { code }) })) this.forecastsAsked.add(code);
  }

  say(text: string): boolean {
    return this.send({ type: 'say', text });
  }

  signal(key: string): boolean {
    return this.send({ type: 'signal', key });
  }

  askHint(): void {
    if (this.decision && !this.hinting && !this.hint) this.hinting = this.send({ type: 'hint' });
  }

  takeBack(): void {
    this.send({ type: 'back' });
  }

  private send(message: FromClient): boolean {
    return this.socket.send({ ...message, id: ++this.lastId });
  }

  private sendChoice(): void {
    if (!this.chosen) return;
    const { ticket, code, then, id } = this.chosen;
    this.socket.send({ type: 'choose', ticket, code, ...(then.length ? { then: [...then] } : {}), id } satisfies FromClient);
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
        this.hearUpdate(this.views.whole(message));
        break;
      case 'said':
        this.hearTalk(message);
        break;
      case 'hint':
        this.hinting = false;
        if (message.ticket === this.decision?.ticket) this.hint = message;
        break;
      case 'finals':
        if (message.ticket !== (this.decision ?? this.offers)?.ticket) break;
        this.finals = new Set(message.codes);
        this.signs = new Map(Object.entries(message.signs ?? {}).map(([sign, codes]) => [sign, new Set(codes)]));
        break;
      case 'forecast':
        if (message.ticket === this.decision?.ticket) this.forecasts = new Map(this.forecasts).set(message.code, message.foreseen);
        break;
      case 'stopped':
        // That the game is over is seen anyway.
        if (message.why !== 'over') toast(t('ui-stopped', { why: message.why }));
        break;
      case 'fault':
        if (message.sent === this.chosen?.id) this.chosen = null;
        this.hinting = false;
        toast(message.text, { rule: message.rule, game: this.table?.game ?? '' });
        break;
    }
    this.changed(this);
  }

  private hearTalk(said: Said): void {
    if (this.said.some((one) => one.n === said.n)) return;
    this.said = [...this.said, said];
    const { seat } = said;
    if (!said.signal || seat === null) return;
    this.signals = new Map(this.signals).set(seat, said);
    setTimeout(() => {
      if (this.signals.get(seat) === said) this.signals = new Map([...this.signals].filter(([of]) => of !== seat));
    }, SIGNAL_TIME);
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

  private hearUpdate(update: Update): void {
    if ((update.decision ?? update.offers)?.ticket !== (this.decision ?? this.offers)?.ticket) {
      this.finals = NO_CODES;
      this.signs = NO_SIGNS;
    }
    // Somebody else may have chosen meanwhile: what would follow is asked anew.
    this.forecasts = NO_FORECASTS;
    this.forecastsAsked.clear();
    if (this.fresh) this.finalsAsked = -1;
    this.decision = update.decision;
    this.offers = update.offers;
    if (this.hint?.ticket !== update.decision?.ticket) this.hint = null;
    if (this.chosen && update[this.chosen.of]?.ticket !== this.chosen.ticket) this.chosen = null;
    // The connection broke before my answer arrived: the decision is still the same, so it is safe to say it again.
    // Otherwise it is still on its way: somebody else was faster.
    else if (this.fresh) this.sendChoice();
    this.fresh = false;
    this.stage.receive(update);
  }
}
