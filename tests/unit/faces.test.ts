// @vitest-environment node
/** The typefaces as they are cut: what a language's texts are written with comes with the first file. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { CORE, isIn } from '../../scripts/fonts/ranges.ts';

const STYLES = readFileSync('src/ui/theme/_fonts.scss', 'utf8');
const LATIN_EXT = /\$latin-ext:([^;]+);/.exec(STYLES)?.[1] ?? '';
/** A soft hyphen and a word joiner have no shape. */
const SHAPELESS = /[\u{AD}\u{2060}\n]/u;

const HERO = v.object({ hero: v.object({ accent: v.pipe(v.string(), v.nonEmpty()) }) });

/** Every character of a language's texts. */
function charactersOf(locale: string): string[] {
  const files = readdirSync(path.join('locales', locale));
  const texts = files.map((file) => readFileSync(path.join('locales', locale, file), 'utf8'));
  return [...new Set(Array.from(texts.join('')))];
}

describe('the characters that come first', () => {
  it.each(LOCALES)('are all that the texts in %s are written with, but for what Polish adds', (locale) => {
    const missing = charactersOf(locale).filter(
      (character) => !SHAPELESS.test(character) && !isIn(CORE, character),
    );
    expect(missing.filter((character) => !(locale === 'pl' && isIn(LATIN_EXT, character)))).toEqual([]);
  });

  it.each(LOCALES)('and the accented word of the hero in %s has a face of its own', (locale) => {
    const home = v.parse(HERO, JSON.parse(readFileSync(path.join('locales', locale, 'home.json'), 'utf8')));
    const accent = /\$accent:([^;]+);/.exec(STYLES)?.[1] ?? '';
    expect(Array.from(home.hero.accent).filter((character) => !isIn(accent, character))).toEqual([]);
  });

  it('are few: rarer ones come when they are met', () => {
    expect(isIn(CORE, 'Å')).toBe(false);
    expect(isIn(/\$rarer:([^;]+);/.exec(STYLES)?.[1] ?? '', 'Å')).toBe(true);
  });
});
