/** Build, development server and tests: one configuration. Mode `mock` puts the mock backend into the browser, mode `api` behind the development server. */
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { mockPlugin } from './mocks/node/vitePlugin.ts';
import { precacheShell } from './scripts/vite/precacheShell.ts';
import { webManifest } from './scripts/vite/webManifest.ts';

/** msw declares itself free of side effects, so its worker would be dropped from the bundle without a word. */
const keepMockWorker: Plugin = {
  name: 'keep-mock-worker',
  enforce: 'pre',
  async resolveId(id, importer, options) {
    if (id !== 'msw/mockServiceWorker.js') return null;
    const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
    return resolved && { ...resolved, moduleSideEffects: true };
  },
};

const root = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The build for a static host, with the mock backend in the browser, lies apart from the product's. */
const outDir = (mode: string) => (mode === 'mock' ? 'build/qa' : 'dist');

export default defineConfig(({ mode }) => ({
  resolve: { alias: { '@': root('./src'), '@mocks': root('./mocks'), '@tests': root('./tests') } },
  plugins: [
    react(),
    mockPlugin(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: mode === 'mock' ? 'mocks/sw' : 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: webManifest,
      injectManifest: {
        globPatterns: ['index.html', 'assets/*.{js,css,woff2}', 'icons/*.svg'],
        manifestTransforms: [precacheShell(outDir(mode))],
        buildPlugins: { vite: [keepMockWorker] },
      },
      devOptions: { enabled: mode === 'mock', type: 'module' },
    }),
  ],
  css: { preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import'] } } },
  build: {
    outDir: outDir(mode),
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: false,
  },
  server: { port: 5173, strictPort: true },
  test: {
    environment: 'node',
    include: [
      'src/**/*.test.{ts,tsx}',
      'mocks/**/*.test.ts',
      'tests/{unit,journeys,contract,architecture}/**/*.test.{ts,tsx}',
    ],
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
  },
}));
