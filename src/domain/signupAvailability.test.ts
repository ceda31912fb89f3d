import { describe, expect, it } from 'vitest';
import { signupAvailability } from './signupAvailability';

describe('signupAvailability', () => {
  it.each([
    ['all', false, 'open'],
    ['all', true, 'open'],
    ['with_trafficsource', true, 'open'],
    ['with_trafficsource', false, 'closed'],
    ['none', true, 'closed'],
    ['none', false, 'closed'],
  ] as const)(
    'with the setting %s and a known source %s is %s [ST-19]',
    (mode, hasTrafficSource, availability) => {
      expect(signupAvailability(mode, hasTrafficSource)).toBe(availability);
    },
  );

  it('fails on a mode that the wire schema should have refused [ST-19]', () => {
    expect(() => {
      Reflect.apply(signupAvailability, undefined, ['friends', true]);
    }).toThrow('friends');
  });
});
