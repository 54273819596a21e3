// Beside each built file of text its smallest form, for browsers that take Brotli: made once, not by every server.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css)$/;
const pack = promisify(brotliCompress);

export function packed(): Plugin {
  return {
    name: 'taverna-packed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const names = await readdir(dir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => TEXT.test(name))
          .map(async (name) => writeFile(join(dir, `${name}.br`), await pack(await readFile(join(dir, name))))),
      );
    },
  };
}
