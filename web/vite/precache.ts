// Which built files the installed app keeps for when there is no connection: all but those of what needs a server.
import type { Plugin } from 'vite';

const KEPT = /\.(js|css|woff2)$/;
const ONLY_WITH_A_SERVER = /gloomhaven|Campaign|PrintedCard|reference|_icon_|art\.svelte/;

export function precache(): Plugin {
  return {
    name: 'taverna-precache',
    generateBundle(_, bundle) {
      const files = new Set<string>();
      const add = (name: string) => {
        if (files.has(name)) return;
        files.add(name);
        const part = bundle[name];
        if (part?.type === 'chunk') part.imports.forEach(add);
      };
      Object.keys(bundle).filter((name) => KEPT.test(name) && !ONLY_WITH_A_SERVER.test(name)).forEach(add);
      this.emitFile({ type: 'asset', fileName: 'precache.json', source: JSON.stringify([...files].map((name) => `/${name}`)) });
    },
  };
}
