// What a player reads, in one language for one reader. The rule that turns arguments into words is told in
// `taverna.i18n.words`; this is the same rule, and the same sentences are its tests.
import type { Catalogue, Value, Values } from './catalogue';
import { mark, parts, plain, type Part } from './marks';
import type { OptionInfo, EventInfo, RefusedOption } from '../net/wire';

export type Args = Record<string, unknown>;
export type Setting = boolean | string;

const SEATS = ['seat', 'other'];
/** Spanish "y" becomes "e" before these, but not before a diphthong: "y hielo". */
const SOUNDS_LIKE_I = /^h?[iíîï](?![aáeéoóuú])/i;

/** What a sentence is made of; who has no rule at hand leaves it out. */
type Telling = Pick<EventInfo, 'kind' | 'args'> & Partial<Pick<EventInfo, 'rule'>>;

export class Words {
  private marking = false;

  /** `names` are the players' by seat; `reader` is addressed as "you", null is a bystander. */
  constructor(
    readonly catalogue: Catalogue,
    readonly names: readonly string[] = [],
    readonly reader: number | null = null,
  ) {}

  get language(): string {
    return this.catalogue.language;
  }

  // What happens and what may be done

  event(event: Telling): string {
    const ruleId = (event.rule ?? '').replaceAll('.', '-');
    return this.catalogue.format(`event-${event.kind}`, { ...this.values(event.args), ruleId });
  }

  /** The same sentence, with its names and components told apart. */
  eventParts(event: Telling): Part[] {
    this.marking = true;
    try {
      return parts(this.event(event));
    } finally {
      this.marking = false;
    }
  }

  option(option: Pick<OptionInfo, 'key' | 'args'>): string {
    return this.text(`option-${option.key}`, option.args);
  }

  /** In a list under its question a choice may be called by less: the text's attribute `.short`, or its card. */
  optionShort(option: Pick<OptionInfo, 'key' | 'args'>): string {
    const id = `option-${option.key}`;
    if (this.catalogue.has(id, 'short')) return this.catalogue.format(id, this.values(option.args), 'short');
    const { card } = option.args;
    return typeof card === 'string' ? this.component('card', card) : this.option(option);
  }

  question(kind: string): string {
    return this.text(`ask-${kind}`);
  }

  refusal(refused: Pick<RefusedOption, 'why' | 'why_args'>): string {
    return this.text(`error-${refused.why}`, refused.why_args);
  }

  text(id: string, args: Args = {}): string {
    return this.catalogue.format(id, this.values(args));
  }

  // Components and settings

  /** `component('card', 'map-5')` -> Map 5. What has no words keeps its id. */
  component(kind: string, id: string): string {
    return this.catalogue.forms(kind, id).get('') ?? id;
  }

  /** What it does, in a sentence. A switched-on option may change it: its text is `.help-<option>`. */
  componentHelp(kind: string, id: string, options: Readonly<Record<string, unknown>> = {}): string {
    const located = this.catalogue.locate(kind, id);
    if (!located) return '';
    const changed = Object.keys(options).find(
      (name) => options[name] === true && this.catalogue.has(located.id, `help-${name}`),
    );
    const attribute = changed ? `help-${changed}` : 'help';
    return this.catalogue.has(located.id, attribute) ? this.catalogue.format(located.id, located.values, attribute) : '';
  }

  gameOption(name: string): string {
    return this.text(`setting-${name}`);
  }

  gameOptionHelp(name: string): string {
    return this.catalogue.has(`setting-${name}`, 'help') ? this.catalogue.format(`setting-${name}`, {}, 'help') : '';
  }

  /** A value of a game option: on or off, or the component it names. */
  choice(name: string, value: Setting): string {
    if (typeof value === 'boolean') return this.text(value ? 'choice-on' : 'choice-off');
    return this.component(name, value);
  }

  // Names and lists

  name(seat: number): string {
    return this.names[seat] || this.catalogue.format('seat-name', { number: seat + 1 });
  }

  /** a, b and c. */
  join(items: readonly string[]): string {
    const last = items.at(-1);
    if (last === undefined) return '';
    const joined = items.slice(0, -1).reduce((head, item) => (head ? this.pair('list-comma', head, item) : item), '');
    return joined ? this.pair('list-and', joined, last) : last;
  }

  // Inside

  private pair(id: string, head: string, item: string): string {
    const itemSound = SOUNDS_LIKE_I.test(plain(item)) ? 'i' : 'other';
    return this.catalogue.format(id, { head, item, itemSound });
  }

  private values(args: Args): Values {
    const values: Values = {};
    for (const [name, value] of Object.entries(args)) Object.assign(values, this.value(name, value));
    const { busting, among } = args;
    if (typeof busting === 'number' && typeof among === 'number') values['percent'] = percent(busting, among);
    return values;
  }

  private value(name: string, value: unknown): Values {
    if (Array.isArray(value)) return name === 'seats' ? this.seats(name, value as number[]) : this.list(name, value);
    if (typeof value === 'boolean') return { [name]: this.choice(name, value) };
    if (typeof value === 'number') return SEATS.includes(name) ? this.seat(name, value) : { [name]: value };
    return this.single(name, String(value));
  }

  private seat(name: string, seat: number): Values {
    return { [name]: this.marked('seat', String(seat), this.name(seat)), [`${name}Is`]: this.is(seat) };
  }

  private is(seat: number): 'you' | 'other' {
    return seat === this.reader ? 'you' : 'other';
  }

  private seats(name: string, seats: readonly number[]): Values {
    const say = (seat: number) => this.marked('seat', String(seat), this.name(seat));
    const rest = seats.filter((seat) => seat !== this.reader);
    const role = rest.length === seats.length ? 'other' : rest.length ? 'among' : 'you';
    return {
      [name]: this.join(seats.map(say)),
      [`${name}Count`]: seats.length,
      [`${name}Is`]: role,
      [`${name}Rest`]: this.join(rest.map(say)),
    };
  }

  private single(name: string, id: string): Values {
    const kind = kindOf(name);
    const values: Values = { [name]: id, [`${name}Id`]: id };
    for (const [form, text] of this.item(kind, id)) {
      values[`${name}${capital(form)}`] = text;
    }
    return values;
  }

  private list(name: string, items: readonly unknown[]): Values {
    const plural = kindOf(name);
    const kind = plural.endsWith('s') ? plural.slice(0, -1) : plural;
    const words = items.map((item) => this.item(kind, String(item)));
    const values: Values = {
      [name]: this.join(words.map((forms) => forms.get('') ?? '')),
      [`${name}Count`]: items.length,
    };
    const [first, ...others] = words;
    for (const form of first?.keys() ?? []) {
      if (form && others.every((forms) => forms.has(form))) {
        values[`${name}${capital(form)}`] = this.join(words.map((forms) => forms.get(form) ?? ''));
      }
    }
    return values;
  }

  /** Its forms; custom cards have no words and are called by their id in every form. */
  private item(kind: string, id: string): ReadonlyMap<string, string> {
    const forms = this.catalogue.forms(kind, id);
    if (!forms.size) return new Map(['', 'the'].map((form) => [form, id]));
    return new Map([...forms].map(([form, text]) => [form, this.marked(kind, id, text)]));
  }

  private marked(kind: string, id: string, text: string): string {
    return this.marking ? mark(kind, id, text) : text;
  }
}

/** Rounded, but 0 and 100 are kept for what is certain. */
export function percent(part: number, whole: number): number {
  if (part <= 0 || whole <= 0) return 0;
  if (part >= whole) return 100;
  return Math.min(99, Math.max(1, Math.floor((200 * part + whole) / (2 * whole))));
}

/** `target-figure` -> `figure`. */
function kindOf(name: string): string {
  return name.slice(name.lastIndexOf('-') + 1);
}

function capital(form: string): string {
  return form ? form.charAt(0).toUpperCase() + form.slice(1).toLowerCase() : '';
}

export type { Value };
