// The Fluent texts of one language; as `taverna.i18n.catalogue` does it. A later set of sources stands in for what an
// earlier one lacks. Whatever is wrong with a text is reported, never thrown.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from '@fluent/bundle';

export type Value = string | number;
export type Values = Record<string, Value>;

export interface Sources {
  language: string;
  texts: readonly string[];
}

interface Located {
  id: string;
  values: Values;
}

const HELP = 'help';

export class Catalogue {
  readonly language: string;
  private readonly bundles: FluentBundle[];
  private readonly known = new Map<string, Map<string, string>>();

  constructor(
    sources: readonly [Sources, ...Sources[]],
    private readonly warn: (problem: string) => void = console.warn,
  ) {
    this.language = sources[0].language;
    this.bundles = sources.map(bundleOf);
  }

  has(id: string, attribute = ''): boolean {
    return this.find(id, attribute) !== undefined;
  }

  /** The text filled in; its own id when there is none. */
  format(id: string, values: Values = {}, attribute = ''): string {
    const { text, problems } = this.attempt(id, values, attribute);
    for (const problem of problems) this.warn(`${this.language}: ${problem}`);
    return text;
  }

  attempt(id: string, values: Values = {}, attribute = ''): { text: string; problems: string[] } {
    const name = attribute ? `${id}.${attribute}` : id;
    const found = this.find(id, attribute);
    if (!found) return { text: name, problems: [`there is no text ${name}`] };
    const errors: Error[] = [];
    const text = found.bundle.formatPattern(found.pattern, values as Record<string, FluentVariable>, errors);
    return { text, problems: errors.map((error) => `${name}: ${error.message}`) };
  }

  /** A component in words: its name under '', its grammatical forms under theirs. Empty when it has no words. */
  forms(kind: string, component: string): ReadonlyMap<string, string> {
    const key = `${kind} ${component}`;
    const known = this.known.get(key);
    if (known) return known;
    const found = new Map<string, string>();
    const located = this.locate(kind, component);
    if (located) {
      found.set('', this.format(located.id, located.values));
      for (const attribute of this.attributes(located.id)) {
        if (!attribute.startsWith(HELP)) found.set(attribute, this.format(located.id, located.values, attribute));
      }
      this.known.set(key, found);
    }
    return found;
  }

  /** The message of a component and the numbers in its id. */
  locate(kind: string, component: string): Located | undefined {
    const id = `${kind}-${component}`;
    if (this.has(id)) return { id, values: {} };
    const { rest, numbers } = splitNumbers(component);
    const [n, copy = 1] = numbers;
    if (n === undefined || !this.has(`${kind}-${rest}`)) return undefined;
    return { id: `${kind}-${rest}`, values: { n, copy } };
  }

  private find(id: string, attribute: string) {
    for (const bundle of this.bundles) {
      const message: Message | undefined = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern != null) return { bundle, pattern, message: message as Message };
    }
    return undefined;
  }

  private attributes(id: string): string[] {
    return Object.keys(this.find(id, '')?.message.attributes ?? {});
  }
}

function bundleOf({ language, texts }: Sources): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** `map-5-2` -> `map`, [5, 2]. */
function splitNumbers(component: string): { rest: string; numbers: number[] } {
  const parts = component.split('-');
  const numbers: number[] = [];
  while (parts.length > 1 && /^\d+$/.test(parts.at(-1) ?? '')) numbers.unshift(Number(parts.pop()));
  return { rest: parts.join('-'), numbers };
}
