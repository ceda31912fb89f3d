// @vitest-environment node
// What the browser keeps passes through few hands, under names that one file declares: the list that visitors read rests on it.
import { describe, expect, it } from 'vitest';
import { isTest, listCode } from './sources.ts';

const product = listCode(['src']).filter(({ path }) => !isTest(path));

/** Ways to keep something on a device, and the files that may take each of them. */
const WAYS = [
  ['web storage', /\b(?:localStorage|sessionStorage)\b/, ['src/lib/storage.ts']],
  ['cookies', /\.cookie\b(?!\s*:)|\bcookieStore\b/, ['src/lib/cookies.ts']],
  ['caches', /\bcaches\s*\.\s*(?:open|delete|keys)\b/, ['src/lib/cacheNote.ts', 'src/sw/assets.ts']],
  ['databases', /\bindexedDB\b/i, []],
] as const satisfies readonly (readonly [string, RegExp, readonly string[]])[];

/** Comments may speak of what code must not touch. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//gu, '').replaceAll(/^\s*\/\/.*$/gmu, '');

describe('what is kept on a device [BX-12] [RT-17]', () => {
  it.each(WAYS)('goes into %s by the way that is known', (_, way, files) => {
    const allowed: readonly string[] = files;
    const takers = product.filter(({ text }) => way.test(withoutComments(text))).map(({ path }) => path);
    expect(takers.filter((path) => !allowed.includes(path))).toEqual([]);
  });

  it('has no name that is written where it is used', () => {
    const written = /\b(?:readText|writeText|removeText)\(\s*'(?:local|session)'\s*,\s*['"`]/u;
    expect(product.filter(({ text }) => written.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
