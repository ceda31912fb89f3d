import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCookie, writeCookie } from './cookies';

describe('cookies', () => {
  it('reads a cookie by its whole name [ST-18]', () => {
    const jar = { cookie: 'x_i18n_redirected=de; i18n_redirected=nl; other=1' };
    expect(readCookie(jar, 'i18n_redirected')).toBe('nl');
    expect(readCookie(jar, 'i18n')).toBeNull();
    expect(readCookie({ cookie: '' }, 'i18n_redirected')).toBeNull();
  });

  it('writes the language for 365 days, for the whole site, sent only over https where there is https [ST-18] [CO-01]', () => {
    const jar = { cookie: '' };
    writeCookie(jar, 'i18n_redirected', 'pl', { days: 365, secure: true });
    expect(jar.cookie).toBe('i18n_redirected=pl; path=/; max-age=31536000; SameSite=Lax; Secure');
    writeCookie(jar, 'i18n_redirected', 'pl', { days: 0, secure: false });
    expect(jar.cookie).toBe('i18n_redirected=pl; path=/; max-age=0; SameSite=Lax');
  });

  it('has none, and breaks nothing, where the browser has no jar for the page [ST-18] [BX-06]', () => {
    const closed = {
      get cookie(): string {
        throw new DOMException('sandboxed', 'SecurityError');
      },
      set cookie(_: string) {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    };
    expect(readCookie(closed, 'i18n_redirected')).toBeNull();
    expect(() => writeCookie(closed, 'i18n_redirected', 'pl', { days: 1, secure: true })).not.toThrow();
  });

  it('leaves a badly encoded value as it is [ST-18]', () => {
    expect(readCookie({ cookie: 'a=%' }, 'a')).toBe('%');
  });

  it('reads back any text it wrote [ST-18]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const jar = { cookie: '' };
        writeCookie(jar, 'a', text, { days: 1, secure: false });
        const [pair = ''] = jar.cookie.split('; ');
        expect(readCookie({ cookie: `b=2; ${pair}` }, 'a')).toBe(text);
      }),
    );
  });
});
