/** What makes a name, an e-mail address and a password acceptable (spec 5). */
import { NAME_LEAST_CHARACTERS, NAME_MOST_CHARACTERS, PASSWORD_LEAST_CHARACTERS } from '@/config/limits';

export type NameProblem = 'short' | 'long' | 'email' | 'at';
export type EmailProblem = 'invalid';
export type PasswordProblem = 'short';
/** 0 too short, 1 weak, 2 fair, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/**
 * A mailbox, an @ and a domain with a dot: what a typing error breaks. The server has the last word. The last part has
 * letters alone, unless it stands for other letters (RFC 3492), as `xn--p1ai` does.
 */
const EMAIL =
  /^[^\s@"(),:;<>[\\\]]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]*[a-z\d])$/iu;
const EMAIL_MOST_CHARACTERS = 254;

/** What people pick first; each counts as a single character. */
const COMMON =
  /password|passwort|wachtwoord|motdepasse|contrasena|haslo|qwerty|qwertz|azerty|asdf|letmein|welcome|iloveyou|abc/giu;
const POOLS: readonly [RegExp, number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 33],
];
/** Bits of guessing work from which a password counts as fair, good and strong. */
const STRENGTH_BITS = [36, 56, 76] as const;

function characters(text: string): number {
  return Array.from(text).length;
}

/**
 * What is wrong with a member's name: 3 to 30 characters, no leading @, not the e-mail address.
 * @param name as typed; spaces around it do not count
 * @param email the e-mail address of the same form
 */
export function nameProblem(name: string, email: string): NameProblem | null {
  const trimmed = name.trim();
  if (trimmed.startsWith('@')) return 'at';
  if (trimmed !== '' && trimmed.toLowerCase() === email.trim().toLowerCase()) return 'email';
  if (characters(trimmed) < NAME_LEAST_CHARACTERS) return 'short';
  return characters(trimmed) > NAME_MOST_CHARACTERS ? 'long' : null;
}

/**
 * What is wrong with an e-mail address.
 * @param email as typed; spaces around it do not count
 */
export function emailProblem(email: string): EmailProblem | null {
  const trimmed = email.trim();
  return trimmed.length <= EMAIL_MOST_CHARACTERS && EMAIL.test(trimmed) ? null : 'invalid';
}

/** What is wrong with a password: only its length, no rules on what it is made of. */
export function passwordProblem(password: string): PasswordProblem | null {
  return characters(password) < PASSWORD_LEAST_CHARACTERS ? 'short' : null;
}

/**
 * How hard a password is to guess, a rough estimate for the meter.
 * Repeated and counted-up characters ("aaa", "123") and common words add nothing.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (passwordProblem(password) !== null) return 0;
  const points = Array.from(password.replaceAll(COMMON, 'a'), (character) => character.codePointAt(0) ?? 0);
  const surprises = points.filter((point, index) => {
    const step = point - (points[index - 1] ?? -2);
    return Math.abs(step) > 1;
  }).length;
  const pool = POOLS.reduce((sum, [kind, size]) => (kind.test(password) ? sum + size : sum), 1);
  const bits = surprises * Math.log2(pool);
  const [fair, good, strong] = STRENGTH_BITS;
  if (bits < fair) return 1;
  if (bits < good) return 2;
  return bits < strong ? 3 : 4;
}
