import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageTitle } from './pageTitle';

describe('pageTitle', () => {
  it('puts unread messages plus new likes in front and the site behind [LY-07]', () => {
    const parts = { title: 'Messages', siteName: 'Vesper' };
    expect(pageTitle({ ...parts, unread: 2, newLikes: 1 })).toBe('(3) Messages | Vesper');
    expect(pageTitle({ ...parts, unread: 0, newLikes: 0 })).toBe('Messages | Vesper');
    expect(pageTitle({ ...parts, title: '', unread: 0, newLikes: 4 })).toBe('(4) Vesper');
  });

  it('always ends with the name of the site [LY-07]', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.nat(), (title, unread, newLikes) => {
        const text = pageTitle({ title, siteName: 'Vesper', unread, newLikes });
        expect(text.endsWith('Vesper')).toBe(true);
        expect(text.startsWith(`(${unread + newLikes}) `)).toBe(
          unread + newLikes > 0 || title.startsWith('(0) '),
        );
      }),
    );
  });
});
