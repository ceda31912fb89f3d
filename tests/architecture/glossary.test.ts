// @vitest-environment node
// The glossary holds: no text says a thing by another word, and the page that people read is the list that is checked.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findForbiddenWords, GLOSSARY, glossaryRows } from './glossary.ts';
import { LANGUAGES, parseTexts, readFaq, readTexts } from './locales.ts';

const all = [...readTexts(), ...readFaq()];

/** The cells of the first table of a page, without its head. */
function tableOf(page: string): readonly (readonly string[])[] {
  const lines = page.split('\n');
  const start = lines.findIndex((line) => line.startsWith('|'));
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.slice(start + 2, start + length).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe.each(LANGUAGES)('texts in %s', (language) => {
  it('call each thing by its own word', () => {
    const own = all.filter((texts) => texts.language === language);
    expect(own.flatMap((texts) => findForbiddenWords(texts))).toEqual([]);
  });
});

describe('locales/GLOSSARY.md', () => {
  it('shows the list of tests/architecture/glossary.ts, row for row', () => {
    expect(tableOf(readFileSync('locales/GLOSSARY.md', 'utf8'))).toEqual(glossaryRows());
  });

  it('has a word for everything in every language', () => {
    expect(glossaryRows().filter((row) => row.slice(0, -1).includes(''))).toEqual([]);
    expect(new Set(GLOSSARY.map(({ term }) => term)).size).toBe(GLOSSARY.length);
  });
});

describe('the check itself', () => {
  const said = (language: string, text: string, key = 'a', namespace = 'x') =>
    findForbiddenWords(parseTexts(language, namespace, JSON.stringify({ [key]: text })));

  it('names file, key and word, in any form and at the start of a sentence', () => {
    expect(said('en', 'Two Bundles of credits')).toEqual(['en/x.json a: says "Bundles"']);
    expect(said('pl', 'Zdjęcia użytkowników')).toEqual(['pl/x.json a: says "użytkowników"']);
    expect(said('nl', 'Doe gratis mee')).toHaveLength(1);
  });

  it('takes no part of a word, no other language and no variable for it', () => {
    expect(said('en', 'A supportive crowd')).toEqual([]);
    expect(said('nl', 'A bundle')).toEqual([]);
    expect(said('en', 'Sent to {{email}}')).toEqual([]);
  });

  it('lets a word be where it is given or means something else', () => {
    expect(said('en', 'New email adress is invalid.')).toHaveLength(1);
    expect(said('en', 'New email adress is invalid.', 'address.invalid', 'join')).toEqual([]);
    expect(said('en', 'For Premium members')).toEqual([]);
    expect(said('en', 'For premium members')).toHaveLength(1);
  });
});
