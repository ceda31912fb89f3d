// @vitest-environment node
// What a page loads of its language: the texts of the shell and its own, never those of other pages.
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { routes } from '@/app/routes';
import { LANGUAGES } from './locales.ts';

/** Bytes of brotli that one language may add to the first load of a page. */
const MOST_BYTES = 15_000;
const SHELL = ['common', 'errors', 'pages'];

/** Most pages share most of their texts. */
const weights = new Map<string, number>();

function weigh(language: string, namespace: string): number {
  const file = `locales/${language}/${namespace}.json`;
  const weight =
    weights.get(file) ?? brotliCompressSync(JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))).length;
  weights.set(file, weight);
  return weight;
}

describe.each(LANGUAGES)('the texts of one page in %s', (language) => {
  it.each(Object.entries(routes))('%s', (_, { namespaces }) => {
    const bytes = [...new Set([...SHELL, ...namespaces])].reduce(
      (sum, namespace) => sum + weigh(language, namespace),
      0,
    );
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
});
