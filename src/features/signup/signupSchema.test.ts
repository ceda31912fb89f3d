import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { EMPTY_SIGNUP, SIGNUP_PROBLEMS, signupSchema } from './signupSchema';
import type { SignupValues } from './signupSchema';

const NOW = Date.UTC(2026, 10, 21, 12);
const VALID: SignupValues = {
  name: ' Marek ',
  email: ' marek@example.test ',
  password: 'evening-lamp-7',
  date_of_birth: { day: '14', month: '3', year: '1990' },
  gender: 'male',
  looking_for: 'female',
};

function problems(changes: Partial<SignupValues>, min_age = 18, turnedAway = false): Record<string, string> {
  const parsed = v.safeParse(signupSchema(min_age, NOW, turnedAway), { ...VALID, ...changes });
  return Object.fromEntries((parsed.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
}
const born = (year: number, month: number, day: number): Partial<SignupValues> => ({
  date_of_birth: { day: String(day), month: String(month), year: String(year) },
});

describe('the sign-up form', () => {
  it('sends trimmed texts and a date of birth in one piece', () => {
    expect(v.parse(signupSchema(18, NOW), VALID)).toEqual({
      ...VALID,
      name: 'Marek',
      email: 'marek@example.test',
      date_of_birth: '1990-03-14',
    });
  });

  it('asks for every field, gender and wish included: nothing is chosen for anybody', () => {
    expect(problems(EMPTY_SIGNUP)).toEqual({
      name: 'name_short',
      email: 'email_invalid',
      password: 'password_short',
      date_of_birth: 'date_of_birth',
      gender: 'gender_missing',
      looking_for: 'looking_for_missing',
    });
  });

  it.each([
    ['Al', 'name_short'],
    ['a'.repeat(31), 'name_long'],
    ['@marek', 'name_at'],
    ['Marek@Example.test', 'name_email'],
  ])('refuses the name %s [VA-01, VA-10]', (name, problem) => {
    expect(problems({ name })).toEqual({ name: problem });
  });

  it('judges a name while the e-mail is still wrong', () => {
    expect(problems({ name: 'Al', email: 'x' })).toEqual({ name: 'name_short', email: 'email_invalid' });
  });

  it('lets in on the eighteenth birthday and not the day before [VA-02]', () => {
    expect(problems(born(2008, 11, 21))).toEqual({});
    expect(problems(born(2008, 11, 22))).toEqual({ date_of_birth: 'too_young' });
  });

  it('takes a higher age from the settings, never a lower one [VA-02]', () => {
    expect(problems(born(2007, 1, 1), 21)).toEqual({ date_of_birth: 'too_young' });
    expect(problems(born(2010, 1, 1), 12)).toEqual({ date_of_birth: 'too_young' });
  });

  it('takes no date from whoever has sent one that is too young [VA-02]', () => {
    expect(problems({}, 18, true)).toEqual({ date_of_birth: 'too_young' });
  });

  it.each([born(1990, 2, 30), born(1991, 2, 29), { date_of_birth: { day: '1', month: '', year: '1990' } }])(
    'refuses a day that does not exist [VA-02]',
    (date) => {
      expect(problems(date)).toEqual({ date_of_birth: 'date_of_birth' });
    },
  );

  it('names only problems that the form can say', () => {
    const text = fc.string();
    fc.assert(
      fc.property(
        fc.record({
          name: text,
          email: text,
          password: text,
          date_of_birth: fc.record({ day: text, month: text, year: text }),
          gender: fc.constantFrom(null, 'female' as const, 'male' as const),
          looking_for: fc.constantFrom(null, 'female' as const, 'male' as const),
        }),
        (values) => {
          for (const message of Object.values(problems(values))) expect(SIGNUP_PROBLEMS).toContain(message);
        },
      ),
    );
  });
});
