// What the text lint looks at: words in components that are not in the translations.
import { defineConfig } from 'i18next-cli';

export default defineConfig({
  locales: ['en', 'nl', 'de', 'it', 'fr', 'es', 'pl'],
  extract: {
    input: ['src/**/*.{ts,tsx}'],
    ignore: ['src/**/*.test.{ts,tsx}', 'src/**/*.d.ts'],
    output: 'locales/{{language}}/{{namespace}}.json',
  },
});
