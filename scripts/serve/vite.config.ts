// Bundles the server and the mock backend for Node; the application's own plugins have no part in it.
import path from 'node:path';
import { defineConfig } from 'vite';

const root = path.resolve(import.meta.dirname, '../..');

export default defineConfig({
  root,
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: { '@mocks': path.join(root, 'mocks'), '@': path.join(root, 'src') } },
  build: {
    ssr: path.join(root, 'scripts/serve/main.ts'),
    outDir: path.join(root, 'build/server'),
    emptyOutDir: true,
    target: 'node24',
    minify: false,
  },
});
