// For tests: what a Fluent file holds.
import { readFileSync } from 'node:fs';
import { parse, Transformer, type Attribute, type Message, type VariableReference } from '@fluent/syntax';

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
export function contentsOf(file: URL): Record<string, string[]> {
  const resource = parse(readFileSync(file, 'utf-8'), {});
  const found: Record<string, string[]> = {};
  for (const entry of resource.body) {
    if (entry.type === 'Junk') throw new Error(`${file.pathname}: ${entry.content}`);
    if (entry.type !== 'Message') continue;
    if (entry.id.name in found) throw new Error(`${file.pathname}: ${entry.id.name} stands twice`);
    found[entry.id.name] = variables(entry);
    for (const attribute of entry.attributes) found[`${entry.id.name}.${attribute.id.name}`] = variables(attribute);
  }
  return found;
}
