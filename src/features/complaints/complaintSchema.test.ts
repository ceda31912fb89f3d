/** What each kind of complaint has to say. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { complaintRequest } from '@/api/wire/help';
import { COMPLAINT_CATEGORIES, isNotice, mayBeAnonymous } from '@/domain/complaint';
import { complaintBody, complaintProblems, complaintSchema, firstValues } from './complaintSchema';

const NOBODY = firstValues(new URLSearchParams(), null);
const GOOD = { ...NOBODY, name: 'Ada', email: 'ada@example.test', text: 'Words' };

describe.each(COMPLAINT_CATEGORIES)('a complaint about %s', (category) => {
  it('says what is missing, all at once [RT-13]', () => {
    const who = mayBeAnonymous(category) ? {} : { name: 'missing', email: 'invalid' };
    const notice = isNotice(category) ? { item: 'missing', good_faith: 'missing' } : {};
    expect(complaintProblems({ ...NOBODY, category })).toEqual({ text: 'missing', ...who, ...notice });
  });

  it('sends what its kind asks for, and nothing else [AP-11]', () => {
    const values = { ...GOOD, category, item: ' /members/elena ', good_faith: true, decision: ' D-1 ' };
    expect(v.safeParse(complaintSchema, values).success).toBe(true);
    const body = complaintBody(values, category);
    expect(v.parse(complaintRequest, body)).toEqual(body);
    expect('item' in body).toBe(isNotice(category));
    expect('good_faith' in body).toBe(isNotice(category));
    expect('decision' in body).toBe(category === 'decision');
  });
});

it('begins with what the address names, and never with a tick [RT-13]', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const values = firstValues(new URLSearchParams(`${query}&good_faith=true`), null);
      expect(values.good_faith).toBe(false);
      expect(v.safeParse(v.picklist(['', ...COMPLAINT_CATEGORIES]), values.category).success).toBe(true);
    }),
  );
  const named = firstValues(new URLSearchParams('category=weather&item=/members/elena'), null);
  expect(named).toMatchObject({ category: '', item: '/members/elena' });
});
