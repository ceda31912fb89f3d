// @vitest-environment node
// How the texts of the seven languages treat what is filled in: counts, units, and the words around names and places.
import { describe, expect, it } from 'vitest';
import { LANGUAGES, parseTexts, readFaq, readTexts } from './locales.ts';
import { findLooseMarks, findLooseUnits, findTurningWords, findUngroupedCounts } from './wordingRules.ts';

const all = [...readTexts(), ...readFaq()];

describe.each(LANGUAGES)('texts in %s', (language) => {
  const own = all.filter((texts) => texts.language === language);

  it('write counts as the language groups its numbers [EN-08]', () => {
    expect(own.flatMap(findUngroupedCounts)).toEqual([]);
  });

  it('keep a number and its unit together [EN-08]', () => {
    expect(own.flatMap(findLooseUnits)).toEqual([]);
  });

  it('keep a double mark on the line of its word', () => {
    expect(own.flatMap(findLooseMarks)).toEqual([]);
  });

  it('have no article or preposition that depends on a value', () => {
    expect(own.flatMap(findTurningWords)).toEqual([]);
  });
});

describe('the rules themselves', () => {
  const text = (language: string, words: string, key = 'a') =>
    parseTexts(language, 'x', JSON.stringify({ [key]: words }));

  it('notice a raw count, in a plural only', () => {
    expect(findUngroupedCounts(text('en', '{{count}} likes', 'a_other'))).toHaveLength(1);
    expect(findUngroupedCounts(text('en', '{{count, number}} likes', 'a_other'))).toEqual([]);
    expect(findUngroupedCounts(text('en', '{{number}} of {{count}}'))).toEqual([]);
  });

  it('notice a unit that may part from its number, and no word that begins like one', () => {
    expect(findLooseUnits(text('en', 'up to 10 MB each'))).toHaveLength(1);
    expect(findLooseUnits(text('de', 'bis {{time}} Uhr'))).toHaveLength(1);
    expect(findLooseUnits(text('en', 'up to 10\u00a0MB each'))).toEqual([]);
    expect(findLooseUnits(text('nl', '5 minpunten'))).toEqual([]);
  });

  it('notice a French mark that may begin a line, or that touches its word', () => {
    expect(findLooseMarks(text('fr', 'Tu pars ?'))).toHaveLength(1);
    expect(findLooseMarks(text('fr', 'Tu pars? <a>Oui</a>'))).toHaveLength(1);
    expect(findLooseMarks(text('fr', 'Un prix : {{price}}'))).toHaveLength(1);
    expect(findLooseMarks(text('fr', 'Tu pars\u202F? Un prix\u00A0: à 20:30, sur https://x.fr'))).toEqual([]);
    expect(findLooseMarks(text('en', 'Leaving? One price: {{price}}'))).toEqual([]);
  });

  it.each([
    ['en', 'Members in {{country}}', 'Members: {{country}}'],
    ['fr', 'Photos de {{name}}', 'Photos : {{name}}'],
    ['it', 'Scade il {{date}}', 'Scadenza: {{date}}'],
    ['it', 'Hai il {{percent}} in meno', 'Hai {{percent}} di sconto'],
    ['es', 'Hasta las {{time}}', 'Hora límite: {{time}}'],
    ['pl', 'Czat z {{name}}', 'Czat: {{name}}'],
  ])('notice in %s a word that turns with the value: %s', (language, wrong, right) => {
    expect(findTurningWords(text(language, wrong))).toHaveLength(1);
    expect(findTurningWords(text(language, right))).toEqual([]);
  });
});
