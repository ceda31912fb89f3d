import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailProblem, nameProblem, passwordProblem, passwordStrength } from './accountRules';

describe('nameProblem', () => {
  it.each([
    ['Anna', null],
    ['  Anna  ', null],
    ['Zoë', null],
    ['a'.repeat(30), null],
    ['Ann@home', null],
    ['@anna', 'at'],
    [' @anna', 'at'],
    ['anna@example.test', 'email'],
    ['ANNA@example.test ', 'email'],
    ['An', 'short'],
    ['   ', 'short'],
    ['', 'short'],
    ['a'.repeat(31), 'long'],
    ['💌💌', 'short'],
    ['💌'.repeat(30), null],
  ])('of %j is %s [VA-01] [VA-10]', (name, problem) => {
    expect(nameProblem(name, 'anna@example.test')).toBe(problem);
  });

  it('of an empty form is that the name is short [VA-10]', () => {
    expect(nameProblem('', '')).toBe('short');
  });

  it('accepts 3 to 30 characters, whatever they are and whatever spaces stand around, and no other length [VA-01] [VA-10]', () => {
    // One character is one code point, as the rule counts: a letter, a sign, an emoji.
    const character = fc
      .oneof(
        fc.constantFrom('a', 'ł', 'ß', 'é', '李', '💌', '-', '.', ' '),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      )
      .filter((text) => text !== '@');
    const spaces = fc.constantFrom('', ' ', '  ', '\t', '\u00a0');
    const name = fc
      .array(character, { maxLength: 40 })
      .map((characters) => characters.join('').trim())
      .filter((text) => !text.startsWith('@'));
    fc.assert(
      fc.property(name, spaces, spaces, (text, before, after) => {
        const count = Array.from(text).length;
        const problem = count < 3 ? 'short' : count > 30 ? 'long' : null;
        expect(nameProblem(before + text + after, 'anna@example.test')).toBe(problem);
      }),
    );
  });

  it('never accepts the e-mail address nor a leading @ [VA-01]', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string(), (email, text) => {
        expect(nameProblem(email, email)).not.toBeNull();
        expect(nameProblem(`@${text}`, email)).toBe('at');
      }),
    );
  });
});

describe('emailProblem', () => {
  it.each([
    'anna@example.test',
    ' anna@example.test ',
    "o'brien+x@mail.example.co",
    'jürgen@müller.de',
    'a@1-2.pl',
    'anna@example.xn--p1ai',
    'anna@xn--e1afmkfd.XN--80AKHBYKNJ4F',
  ])('accepts %j [VA-03]', (email) => {
    expect(emailProblem(email)).toBeNull();
  });

  it.each([
    '',
    'anna',
    'anna@',
    '@example.test',
    'anna@example',
    'anna@@example.test',
    'an na@example.test',
    'anna@exa mple.test',
    'anna@-example.test',
    'anna@example-.test',
    'anna@.test',
    'anna@example..test',
    'anna@example.t',
    'anna@example.xn--',
    'anna@example.xn--a-',
    'anna@example.c0m',
    'anna@example.test,bob@example.test',
    'Anna <anna@example.test>',
    `${'a'.repeat(250)}@example.test`,
  ])('refuses %j [VA-03]', (email) => {
    expect(emailProblem(email)).toBe('invalid');
  });

  it('refuses what no mail server takes, however long [VA-03]', () => {
    expect(emailProblem(`a@${'a-'.repeat(20_000)}!`)).toBe('invalid');
    expect(emailProblem(`a@${'a.'.repeat(120)}`)).toBe('invalid');
  });
});

describe('passwords', () => {
  it('asks for 8 characters and nothing else [VA-10]', () => {
    expect(passwordProblem('1234567')).toBe('short');
    expect(passwordProblem('12345678')).toBeNull();
    expect(passwordProblem('        ')).toBeNull();
    expect(passwordProblem('x'.repeat(200))).toBeNull();
  });

  it.each([
    ['', 0],
    ['1234567', 0],
    ['12345678', 1],
    ['aaaaaaaaaaaaaaaa', 1],
    ['password', 1],
    ['Password123', 1],
    ['qwertyqwerty', 1],
    ['hfkwozmq', 2],
    ['hfkwozmqtbxi', 3],
    ['Kt7!wQz2#mVx9', 4],
    ['correct horse battery staple', 4],
  ])('rates %j as %i [VA-10]', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength);
  });

  it('rates nothing under 8 characters above 0, and nothing acceptable at 0 [VA-10]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (password) => {
        expect(passwordStrength(password) === 0).toBe(passwordProblem(password) !== null);
      }),
    );
  });
});
