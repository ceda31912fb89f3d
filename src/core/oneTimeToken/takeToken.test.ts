// @vitest-environment jsdom
/** Tokens in the address: taken out before anything else happens, and only when they are ones. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { patterns } from '@/config/paths';
import { isOneTimeToken } from '@/domain/oneTimeToken';
import { LINK_PATH, takeTokenFromAddress } from './takeToken';
import { actKeyOf, tokenInState } from './tokenState';

const TOKEN = 'Kx7-q_93mPzLw20aBcDe';

function arriveAt(address: string): void {
  window.history.replaceState(null, '', address);
  takeTokenFromAddress();
}
const address = () => window.location.pathname + window.location.search + window.location.hash;
/** What the router hands to the page. */
const keptState = () => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'usr' in state ? tokenInState(state.usr) : null;
};
const kept = (): string | null => keptState()?.token ?? null;

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the token of an address [RT-18]', () => {
  it.each([
    [`/${TOKEN}`, LINK_PATH],
    [`/${TOKEN}/`, LINK_PATH],
    [`/${TOKEN}?ref=mail#top`, `${LINK_PATH}?ref=mail#top`],
    [`/reset-password/do?token=${TOKEN}`, '/reset-password/do'],
    [`/mail-change/do?token=${TOKEN}&ref=mail`, '/mail-change/do?ref=mail'],
    [`/activate/done?a=1&token=${TOKEN}&token=other`, '/activate/done?a=1'],
  ])('leaves %s, which reads %s from then on', (from, to) => {
    arriveAt(from);
    expect(address()).toBe(to);
    expect(kept()).toBe(TOKEN);
  });

  it('is still there after a reload, and not anywhere else', () => {
    arriveAt(`/${TOKEN}`);
    takeTokenFromAddress();
    expect(kept()).toBe(TOKEN);
    expect(address()).toBe(LINK_PATH);
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });

  it('keeps the key of its act beside it: the same after a reload, another one when the link is opened again', () => {
    arriveAt(`/${TOKEN}`);
    const first = actKeyOf({ token: TOKEN });
    expect(first).toMatch(/^[0-9a-f-]{36}$/u);
    takeTokenFromAddress();
    expect(keptState()).toEqual({ token: TOKEN, key: first });
    expect(actKeyOf({ token: TOKEN })).toBe(first);
    arriveAt(`/${TOKEN}`);
    expect(actKeyOf({ token: TOKEN })).not.toBe(first);
    expect(actKeyOf({ token: TOKEN, key: first })).toBe(first);
  });

  it.each(['/reset-password/do?token=short', '/mail-change/do?token=', '/?token=%00%0a'])(
    'is dropped when it is none: %s',
    (from) => {
      arriveAt(from);
      expect(window.location.search).toBe('');
      expect(kept()).toBeNull();
    },
  );

  it.each([
    '/',
    '/members',
    '/complete-signup',
    '/account-deleted',
    '/members/abcdefghijklmnop1234',
    '/link',
  ])('is not looked for in %s', (from) => {
    arriveAt(from);
    expect(address()).toBe(from);
    expect(window.history.state).toBeNull();
  });

  it('is never confused with a page of the site', () => {
    const pages = Object.values(patterns).filter((pattern) => !pattern.includes(':'));
    expect(pages.filter((page) => isOneTimeToken(page.slice(1)))).toEqual([]);
    expect(isOneTimeToken(LINK_PATH.slice(1))).toBe(false);
  });

  it('is only ever one of the right shape, and the address stays on this site [property]', () => {
    const { origin } = window.location;
    const segment = fc.oneof(fc.string(), fc.stringMatching(/^[\w-]{10,24}$/), fc.constant(TOKEN));
    fc.assert(
      fc.property(segment, fc.option(segment), fc.boolean(), (first, token, twoSlashes) => {
        const query = token === null ? '' : `?token=${encodeURIComponent(token)}`;
        const from = `${origin}/${twoSlashes ? '/' : ''}${encodeURIComponent(first)}${query}`;
        window.history.replaceState(null, '', from);
        takeTokenFromAddress();
        const found = kept();
        expect(found === null || isOneTimeToken(found)).toBe(true);
        expect(window.location.origin).toBe(origin);
        expect(new URLSearchParams(window.location.search).has('token')).toBe(false);
        expect(found !== null && window.location.href.includes(found)).toBe(false);
      }),
    );
  });

  it('is read from no other state [property]', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        const found = tokenInState(state);
        expect(found === null || isOneTimeToken(found.token)).toBe(true);
      }),
    );
    // Without a key: what a build before has left. With something else in its place, the token is good all the same.
    expect(tokenInState({ token: TOKEN })?.token).toBe(TOKEN);
    expect(tokenInState({ token: TOKEN, key: 'a\nb' })).toEqual({ token: TOKEN, key: undefined });
    expect(tokenInState({ token: [TOKEN] })).toBeNull();
    expect(tokenInState(null)).toBeNull();
  });
});
