// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withShortWordsBound } from '../../scripts/vite/shortWords.ts';
import terms from '../../locales/pl/terms.json';

const PL = '/project/locales/pl/home.json';
const shown = (text: string) => withShortWordsBound(PL, text).replaceAll('\u00a0', '_');

describe('a Polish text', () => {
  it.each([
    ['Rozmowa i uśmiech', 'Rozmowa i_uśmiech'],
    ['"W nocy"', '"W_nocy"'],
    ['a w domu i w ogrodzie', 'a_w_domu i_w_ogrodzie'],
    ['<b>z kimś</b>, (o tobie) „u siebie”', '<b>z_kimś</b>, (o_tobie) „u_siebie”'],
    ['Kto? My i ty', 'Kto? My i_ty'],
  ])('keeps a word of one letter with the next: %s', (text, expected) => expect(shown(text)).toBe(expected));

  it('is not touched within a word, a name of a value, or a list of codes', () => {
    for (const text of ['mail zostaje', '{{a}} zł', 'i', 'a/b c']) expect(shown(text)).toBe(text);
  });

  it('is shown so where it is imported, and stays the JSON that it was', () => {
    const texts = JSON.stringify(terms);
    expect(texts).toMatch(/\si\u00a0/);
    expect(texts).not.toMatch(/\s[aiouwz] /i);
    for (const file of globSync('locales/pl/*.json')) {
      const text = readFileSync(file, 'utf8');
      const bound: unknown = JSON.parse(withShortWordsBound(path.resolve(file), text));
      expect(JSON.stringify(bound).replaceAll('\u00a0', ' ')).toBe(
        JSON.stringify(JSON.parse(text)).replaceAll('\u00a0', ' '),
      );
    }
  });
});

it('texts of other languages stay as they are', () => {
  expect(withShortWordsBound('/project/locales/it/home.json', 'tu e i tuoi')).toBe('tu e i tuoi');
});
