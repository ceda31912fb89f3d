/** The table of routes against the list of paths. */
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { patterns } from '@/config/paths';
import { routes } from './routes';

const table = Object.entries(patterns).map(([name, path]) => ({ id: name, path }));
const routeOf = (address: string): string | undefined => matchRoutes(table, address)?.at(-1)?.route.id;

describe('routes', () => {
  it('has one entry for each path, and no other', () => {
    expect(Object.keys(routes).toSorted()).toEqual(Object.keys(patterns).toSorted());
  });

  it.each([
    ['/', 'index'],
    ['/members/m1', 'member'],
    ['/likes/m/m1', 'likesMember'],
    ['/likes/received', 'likesType'],
    ['/credits/repeat-order', 'creditsRepeat'],
    ['/credits/p2', 'creditsPayment'],
    ['/credits/p2/ideal', 'creditsPayment'],
    ['/reset-password', 'resetPassword'],
    ['/terms', 'terms'],
    ['/AbCdEf0123456789', 'token'],
    ['/members/m1/landing2', 'memberLanding2'],
  ])('gives %s to %s', (address, name) => {
    expect(routeOf(address)).toBe(name);
  });

  it('knows nothing deeper [RT-19]', () => {
    expect(routeOf('/no/such/page')).toBeUndefined();
  });

  it('puts landers and conversations in their own layouts [LY-02] [LY-03]', () => {
    expect(routes.alonetonight.layout).toBe('lander');
    expect(routes.memberLanding.layout).toBe('lander');
    expect(routes.chats.layout).toBe('chat');
    expect(routes.chat.layout).toBe('chat');
  });

  it('leaves the bottom of a phone to the action of a page that has one there [NV-04]', () => {
    const own = Object.entries(routes).filter(([, { ownBar }]) => ownBar);
    expect(own.map(([name]) => name)).toEqual([
      'member',
      'credits',
      'creditsRepeat',
      'creditsPayment',
      'directdebit',
      'premium',
      'pricing',
      'signupMatches',
    ]);
  });

  it('asks for a log-in where there is something of a member to see [RO-01]', () => {
    const open = Object.entries(routes).filter(([, { access }]) => access === 'anyone');
    const ofMembers: readonly string[] = [
      'chats',
      'chat',
      'memberChat',
      'likes',
      'likesType',
      'credits',
      'creditsPayment',
      'creditsRepeat',
      'directdebit',
      'profile',
      'notifications',
      'settings',
      'settingsLocation',
      'transactions',
    ];
    expect(open.map(([name]) => name).filter((name) => ofMembers.includes(name))).toEqual([]);
    expect(Object.keys(routes)).toEqual(expect.arrayContaining([...ofMembers]));
    expect(routes.members.access).toBe('anyone');
  });
});
