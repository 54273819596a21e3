// Every language says the same things, and every kind of event has its time.
import { parse, Transformer, type VariableReference } from '@fluent/syntax';
import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { KINDS } from './after';
import { duration, TIMED } from './tempo';
import { LESSONS } from './tutorial/script';

class Variables extends Transformer {
  readonly names = new Set<string>();
  override visitVariableReference(node: VariableReference): VariableReference {
    this.names.add(node.id.name);
    return node;
  }
}

function contents(file: string): Record<string, string[]> {
  const resource = parse(readFileSync(new URL(file, import.meta.url), 'utf-8'), {});
  const found: Record<string, string[]> = {};
  for (const entry of resource.body) {
    if (entry.type === 'Junk') throw new Error(`${file}: ${entry.content}`);
    if (entry.type !== 'Message' || !entry.value) continue;
    if (entry.id.name in found) throw new Error(`${file}: ${entry.id.name} stands twice`);
    const variables = new Variables();
    variables.visit(entry.value);
    found[entry.id.name] = [...variables.names].sort();
  }
  return found;
}

test.each(['text/pt-BR', 'text/es'])('%s says what English says', (file) => {
  expect(contents(`${file}.ftl`)).toEqual(contents('text/en.ftl'));
});

test.each(['tutorial/pt-BR', 'tutorial/es'])('%s says what English says', (file) => {
  expect(contents(`${file}.ftl`)).toEqual(contents('tutorial/en.ftl'));
});

it('has a title and a text for every lesson', () => {
  const texts = contents('tutorial/en.ftl');
  const wanted = [...LESSONS.map(({ id }) => id), 'end'].flatMap((id) => [`lesson-${id}`, `lesson-${id}-title`]);
  expect(wanted.filter((id) => !(id in texts))).toEqual([]);
});

it('gives every kind that moves cards a time, and longer for many cards', () => {
  expect(KINDS.filter((kind) => !TIMED.includes(kind))).toEqual([]);
  const one = duration({ kind: 'banked', args: { cards: ['key-3'] } });
  const five = duration({ kind: 'banked', args: { cards: ['key-3', 'map-4', 'hook-5', 'anchor-6', 'sword-7'] } });
  expect(five).toBeGreaterThan(one);
  expect(duration({ kind: 'score', args: {} })).toBe(0);
});
