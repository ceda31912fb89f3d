/** Every path of the product, and that building and matching agree. */
import * as fc from 'fast-check';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { path, patterns } from './paths';

describe('paths', () => {
  it('are those of the spec [RT-01] [RT-02] [RT-03] [RT-05] [RT-06] [RT-07] [RT-08] [RT-09] [RT-10] [RT-11] [RT-12] [RT-13] [RT-14] [RT-15] [RT-17]', () => {
    expect(Object.values(patterns)).toEqual(
      expect.arrayContaining([
        '/',
        '/members',
        '/members/:id',
        '/chats',
        '/chats/:id',
        '/likes',
        '/likes/:type',
        '/likes/m/:id',
        '/credits',
        '/credits/:id/:paymentmethod?',
        '/credits/repeat-order',
        '/directdebit',
        '/premium',
        '/pricing',
        '/profile',
        '/notifications',
        '/settings',
        '/settings/location',
        '/login',
        '/signup',
        '/complete-signup',
        '/reset-password',
        '/reset-password/do',
        '/activate/done',
        '/activate/error',
        '/mail-change/do',
        '/account-deleted',
        '/complaints',
        '/lang-config',
        '/match-finder',
        '/signup-matches',
        '/swipe-game',
        '/transactions/:id?',
        '/ban',
        '/cookies',
        '/faq',
        '/privacy',
        '/return-policy',
        '/service',
        '/terms',
        '/:token',
      ]),
    );
  });

  it('of a member have a chat and three landings [RT-04]', () => {
    expect(path('memberChat', { id: 'm1' })).toBe('/members/m1/chat');
    expect(path('memberLanding', { id: 'm1' })).toBe('/members/m1/landing');
    expect(path('memberLanding2', { id: 'm1' })).toBe('/members/m1/landing2');
    expect(path('memberLanding3', { id: 'm1', slug: 'auto' })).toBe('/members/m1/landing3/auto');
    expect(path('memberSignup', { id: 'm1' })).toBe('/members/m1/signup');
  });

  it.each([
    'alonetonight',
    'collagelanding',
    'gallery',
    'iconslanding',
    'maplanding',
    'socialnetwork',
    'transitionsvideolanding',
    'video',
  ] as const)('of the lander %s take a slug [RT-16]', (name) => {
    expect(path(name)).toBe(`/landers/${name}`);
    expect(path(name, { slug: 'she-eng' })).toBe(`/landers/${name}/she-eng`);
  });

  it('carry any id there and back', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'binary' }), (id) => {
        // A lone surrogate cannot be written in an address at all.
        fc.pre(id.isWellFormed() && id !== '.' && id !== '..');
        const [match] = matchRoutes([{ path: patterns.chat }], path('chat', { id })) ?? [];
        expect(match?.params.id).toBe(id);
      }),
    );
  });
});
