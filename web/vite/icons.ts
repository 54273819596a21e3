// `import anchor from 'icon:anchor'` gives the path of one game-icons icon, so that only the icons used are shipped.
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = 'icon:';
const PATH = / d="([^"]+)"/g;
const DECIMALS = /\.(\d)(\d)\d*/g;

/** Icons are drawn on a grid of 512: a tenth of that is more than a screen can show, and a quarter less to load. */
export function rounded(path: string): string {
  return path.replace(DECIMALS, (_, tenth: string, next: string) => `.${next >= '5' && tenth < '9' ? Number(tenth) + 1 : tenth}`);
}

export function icons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: 'taverna-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      set ??= createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;
      const name = id.slice(PREFIX.length + 1);
      const icon = set.icons[name];
      if (!icon) throw new Error(`game-icons has no icon "${name}"`);
      const path = [...icon.body.matchAll(PATH)].map((match) => match[1]).join('');
      return `export default ${JSON.stringify(rounded(path))};`;
    },
  };
}
