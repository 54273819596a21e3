// What cards do and what is special about a scenario is said by the server: the messages that only it needs stay out of the bundle.
import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const TEXTS = /\/games\/gloomhaven\/text\/[\w-]+\.ftl\?raw$/;
const MESSAGE = /\n(?=[a-z])/;
const SAID_BY_THE_SERVER = /^(ability|rule|when|test|objective|loss|whom)(-| =)/;

/** The messages of a Fluent file that the browser says itself. */
export function spoken(source: string): string {
  return source
    .split(MESSAGE)
    .filter((message) => !SAID_BY_THE_SERVER.test(message))
    .join('\n');
}

export function texts(): Plugin {
  return {
    name: 'taverna-texts',
    enforce: 'pre',
    async load(id) {
      if (!TEXTS.test(id)) return undefined;
      const source = await readFile(id.replace(/\?raw$/, ''), 'utf-8');
      return `export default ${JSON.stringify(spoken(source))};`;
    },
  };
}
