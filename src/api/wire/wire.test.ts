/** The boundary: what the schemas let in, and what never reaches the app. */
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { timeBonus } from '@/domain/timeBonus';
import { makeProfile, makeProfileDetails, makeUser } from '@tests/factories/user';
import { discountSchema } from './payment';
import { profileDetailsSchema, profileSchema } from './profile';
import { userSchema } from './user';

const accepts = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success;
const without = (value: object, key: string): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));

describe('the schemas of a member [EN-01]', () => {
  it.each([
    // A server that keeps no consent says nothing of one.
    ['user', userSchema, makeUser(), ['sensitive_consent', 'terms_accepted']],
    ['profile', profileSchema, makeProfile(), []],
    ['profile details', profileDetailsSchema, makeProfileDetails(), []],
  ] as const)('need every field of a %s', (_, schema, value, optional) => {
    expect(accepts(schema, value)).toBe(true);
    const spared = Object.keys(value).filter((key) => accepts(schema, without(value, key)));
    expect(spared).toEqual(optional);
  });

  it('let nobody under 18 in, whatever the server says [VA-02]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 120 }), (age) => {
        expect(accepts(profileSchema, makeProfile({ age }))).toBe(age >= 18);
      }),
    );
  });

  it.each([
    ['gender', ['male', 'female']],
    ['sexuality', ['hetero', 'gay', 'lesbian', 'bi']],
    ['body_type', ['slim', 'normal', 'fat']],
    ['relationship_status', ['divorced', 'living_together', 'married', 'single', 'widowed', 'unmarried']],
  ])('know the values of %s and no others', (field, values) => {
    for (const value of values)
      expect(accepts(profileDetailsSchema, { ...makeProfileDetails(), [field]: value })).toBe(true);
    expect(accepts(profileDetailsSchema, { ...makeProfileDetails(), [field]: 'other thing' })).toBe(false);
  });

  it.each(['fbl', 'bounce', 'listunsubscribe'] as const)(
    'know %s as a reason why e-mails are off [EN-03]',
    (reason) => {
      expect(accepts(userSchema, makeUser({ disabled_reason: reason }))).toBe(true);
    },
  );

  it('know the eight kinds of notifications [EN-03]', () => {
    const kinds = [
      'new_conversations',
      'new_messages',
      'like',
      'unread_message_reminders',
      'promotions',
      'weekly_updates',
      'news',
      'reminders',
    ];
    expect(accepts(userSchema, { ...makeUser(), notifications_disabled: kinds })).toBe(true);
    expect(accepts(userSchema, { ...makeUser(), notifications_disabled: ['poke'] })).toBe(false);
  });

  it('drop what they do not know, and no key reaches the prototype', () => {
    const hostile: unknown = JSON.parse(
      JSON.stringify(makeProfile()).replace('{', '{"__proto__":{"paid_user":true},"extra":1,'),
    );
    const parsed = v.parse(profileSchema, hostile);
    expect(Object.keys(parsed)).not.toContain('extra');
    expect('paid_user' in parsed).toBe(false);
  });
});

describe('the schema of a discount [EN-05]', () => {
  it('holds all eleven fields, the built time bonus among them', () => {
    const user = makeUser();
    const bonus = timeBonus(user, Date.parse(user.signup_date) + 1000);
    expect(Object.keys(discountSchema.entries)).toHaveLength(11);
    expect(v.parse(discountSchema, bonus)).toEqual(bonus);
  });
});
