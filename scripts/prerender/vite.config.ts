// Bundles the app and the program that writes its pages as files. Names of pictures come out as in the app's own build.
import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import { emojiTexts } from '../vite/emojiTexts.ts';
import { ASSET_NAMES, places } from '../vite/names.ts';

const root = path.resolve(import.meta.dirname, '../..');

export default defineConfig({
  root,
  publicDir: false,
  logLevel: 'warn',
  plugins: [react(), emojiTexts],
  define: places(process.env),
  resolve: {
    alias: {
      '@mocks': path.join(root, 'mocks'),
      '@tests': path.join(root, 'tests'),
      '@': path.join(root, 'src'),
    },
  },
  css: { preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import'] } } },
  // Node would read the packages by their own rules, which differ from the bundler's.
  ssr: { noExternal: true },
  build: {
    ssr: path.join(root, 'scripts/prerender/main.ts'),
    outDir: path.join(root, 'build/prerender'),
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { assetFileNames: ASSET_NAMES } },
  },
});
