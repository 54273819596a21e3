import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { icons } from './vite/icons.ts';
import { packed } from './vite/packed.ts';
import { precache } from './vite/precache.ts';
import { texts } from './vite/texts.ts';

const server = process.env['TAVERNA_SERVER'] ?? 'http://localhost:8000';
const top = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  plugins: [icons(), texts(), precache(), packed(), svelte()],
  build: {
    outDir: '../src/taverna/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // A data: address would need an exception in the content-security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Who only wants to play should not be asked to profile the build.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    port: 5173,
    fs: { allow: [top] },
    // The server checks the origin of sockets: it must see its own.
    proxy: {
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/ws': { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true },
    },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
