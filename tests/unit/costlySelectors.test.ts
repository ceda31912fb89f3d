// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { isCostly } from '../../scripts/budgets/selectors.ts';

describe('a selector that costs whole pages', () => {
  it.each([
    'legend + *',
    '.stack > * ~ *',
    '#root:has(.chat) > main',
    'body:has(.consent-bar) .footer',
    'html[lang]:has(.profile, :is(.a, .b)) .top-bar',
    ':where(#root):has(.bonus) .swipe',
  ])('looks at all that lies in a page: %s', (selector) => expect(isCostly(selector)).toBe(true));

  it.each([
    'html:has(.top-bar)',
    '#root:has(.chat)',
    ':where(#root):has(.bottom-bar)',
    '.top-bar:has(~ main .profile)',
    '.conv-item:has(:focus-visible) .conv-more',
    '.wide > *',
    '.main:has(.dot) > svg',
  ])('is none: %s', (selector) => expect(isCostly(selector)).toBe(false));
});
