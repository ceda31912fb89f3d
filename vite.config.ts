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

/**
 * Which modules share a file. Each file is compressed for itself, so forty small ones weigh 12 kB more than one; and a
 * general vendor file would pull later packages into the first load, so they are named one by one. A group takes along
 * what its modules import, unless a group of higher priority has it; what is imported later stays apart.
 */
const groups = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|redux|redux-thunk|immer|reselect|react-redux|i18next|clsx)\/|@reduxjs\/toolkit\/dist\/redux-toolkit|react-i18next\/dist\/es\/(?!.*Trans)/,
    priority: 5,
  },
  {
    name: 'shell',
    test: /\/src\/(?:app\/(?:Root|start)|layouts\/DefaultLayout|ui\/Portrait)\.tsx?$|\/icons\/chevron-down\./,
    priority: 4,
  },
  {
    name: 'api',
    test: /node_modules\/(axios|axios-retry|valibot)\/|\/src\/api\/(?:client|calls\/(?:user|settings|members|likes))\.ts$/,
    priority: 2,
  },
  {
    name: 'member',
    test: /\/src\/(?:features\/(?:likes\/likesSlice|likes\/likesThunks|likes\/LikableCard|search\/searchSlice|timeBonus\/timeBonusSlice)|layouts\/parts\/(?:useMemberNav|Member\w+)|core\/(?:push|profiles)\/\w+)\.tsx?$/,
    priority: 1,
  },
];

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
      includeManifestIcons: false,
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
    rolldownOptions: { output: { codeSplitting: { groups } } },
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
    // A limit for hangs: on a busy machine a page of the whole app may take some seconds.
    testTimeout: 30_000,
  },
}));
