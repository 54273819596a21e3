// Every language says the same things: same ids, same attributes, same variables. And every id that the code names exists.
import { readdirSync, readFileSync } from 'node:fs';
import { parse, Transformer, type Attribute, type Message, type VariableReference } from '@fluent/syntax';
import { describe, expect, it, test } from 'vitest';

const LANGUAGES = ['en', 'pt-BR', 'es'];

class Variables extends Transformer {
  readonly names = new Set<string>();
  override visitVariableReference(node: VariableReference): VariableReference {
    this.names.add(node.id.name);
    return node;
  }
}

function variables(node: Message | Attribute): string[] {
  const found = new Variables();
  if (node.value) found.visit(node.value.clone());
  return [...found.names].sort();
}

/** Message and attribute ids with the variables that each uses. */
function contents(language: string): Record<string, string[]> {
  const resource = parse(readFileSync(new URL(`${language}.ftl`, import.meta.url), 'utf-8'), {});
  const found: Record<string, string[]> = {};
  for (const entry of resource.body) {
    if (entry.type === 'Junk') throw new Error(`${language}: ${entry.content}`);
    if (entry.type !== 'Message') continue;
    if (entry.id.name in found) throw new Error(`${language}: ${entry.id.name} stands twice`);
    found[entry.id.name] = variables(entry);
    for (const attribute of entry.attributes) found[`${entry.id.name}.${attribute.id.name}`] = variables(attribute);
  }
  return found;
}

function sources(): string {
  const top = new URL('..', import.meta.url);
  return readdirSync(top, { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, top), 'utf-8'))
    .join('\n');
}

const english = contents('en');
const code = sources();

test.each(LANGUAGES.slice(1))('%s says what English says', (language) => {
  expect(contents(language)).toEqual(english);
});

test('ids are ours', () => {
  expect(Object.keys(english).filter((id) => !id.startsWith('ui-'))).toEqual([]);
});

describe('the code', () => {
  it('names only texts that exist', () => {
    const named = [...code.matchAll(/'(ui-[a-z-]+)'/g)].map((match) => match[1] ?? '');
    expect(named.filter((id) => !(id in english))).toEqual([]);
  });

  it('uses every text', () => {
    const built = [...code.matchAll(/`(ui-[^`]*)`/g)].map((match) => match[1] ?? '');
    // `ui-${name}` alone would match everything: the settings build their ids from these names.
    const patterns = built
      .filter((id) => id !== 'ui-${name}' && id !== 'ui-${name}-${value}')
      .map((id) => new RegExp(`^${id.replace(/\$\{[^}]+\}/g, '[a-z-]+')}$`));
    const settings = /^ui-(theme|motion|speed|sound|odds|shortcuts)(-[a-z]+)?$/;
    const unused = Object.keys(english)
      .map((id) => id.split('.')[0] ?? '')
      .filter((id) => !code.includes(`'${id}'`) && ![...patterns, settings].some((pattern) => pattern.test(id)));
    expect(unused).toEqual([]);
  });
});
