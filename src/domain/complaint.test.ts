/** What a complaint has to say. */
import { describe, expect, it } from 'vitest';
import { COMPLAINT_CATEGORIES, isComplaintCategory, isItemAddress, isNotice } from './complaint';

describe('the exact address of content', () => {
  it.each([
    'https://vesper.example/members/elena',
    ' vesper.example/members/elena ',
    'http://localhost:4173/members/elena?photo=2',
    '/members/elena',
  ])('can be %s [RT-13]', (text) => expect(isItemAddress(text)).toBe(true));

  it.each([
    '',
    'elena',
    'a profile',
    'https://vesper.example',
    'https://vesper.example/',
    '//evil.example/x',
    'javascript:alert(1)',
    `/members/${'x'.repeat(500)}`,
  ])('is not %j [RT-13]', (text) => expect(isItemAddress(text)).toBe(false));
});

it('knows its categories, and which of them are notices about content [RT-13]', () => {
  for (const category of COMPLAINT_CATEGORIES) expect(isComplaintCategory(category)).toBe(true);
  expect(isComplaintCategory('weather')).toBe(false);
  expect(isComplaintCategory(null)).toBe(false);
  expect(COMPLAINT_CATEGORIES.filter(isNotice)).toEqual(['illegal_content', 'child_safety']);
});
