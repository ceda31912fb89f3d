/** The search over the real answers, in every language, and the links in them. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { wordsOf } from '@/domain/textSearch';
import { faqIn } from '@mocks/world/faq/faq';
import { findAnswers } from './findAnswers';

const found = (locale: (typeof LOCALES)[number], query: string) =>
  findAnswers(faqIn(locale), wordsOf(query)).sections.flatMap(({ items }) => items.map(({ id }) => id));

describe('a search in the answers', () => {
  it.each([
    ['en', 'refunds', 'refund'],
    ['en', 'PHÓTOS', 'photos'],
    ['de', 'Nachrichten löschen', 'take-back'],
    ['de', 'geloschte Konten', 'delete'],
    ['fr', 'supprimer mes comptes', 'delete'],
    ['es', 'borrando cuentas', 'delete'],
    ['it', 'eliminare gli accounts', 'delete'],
    ['nl', 'foto’s', 'photos'],
    ['pl', 'zdjęcie', 'photos'],
  ] as const)(
    'in %s for %j finds what is meant, in whatever form it stands there [SC-14]',
    (locale, query, id) => expect(found(locale, query)).toContain(id),
  );

  it('prefers the very words to their other forms [SC-14]', () => {
    const exact = findAnswers(faqIn('en'), wordsOf('refund'));
    expect(exact.words).toEqual(['refund']);
    expect(findAnswers(faqIn('en'), wordsOf('refunds')).words).toEqual(['refu']);
  });

  it('finds nothing where there is nothing, and everything without a word [SC-14]', () => {
    expect(found('en', 'zebra')).toEqual([]);
    expect(findAnswers(faqIn('en'), []).sections).toEqual(faqIn('en'));
  });
});

it.each(LOCALES)('the answers in %s have the questions and ways of the English ones [RT-17]', (locale) => {
  const shape = (of: (typeof LOCALES)[number]) =>
    faqIn(of).map(({ id, items }) => [
      id,
      items.map((item) => [item.id, item.links.map(({ path }) => path)]),
    ]);
  expect(shape(locale)).toEqual(shape('en'));
});

it.each(LOCALES)(
  'the answers in %s name no number of days, likes or per cent themselves [CO-08]',
  (locale) => {
    for (const { items } of faqIn(locale))
      for (const { id, answer } of items) expect(`${id}: ${answer.match(/\d+/u)?.[0] ?? ''}`).toBe(`${id}: `);
  },
);
