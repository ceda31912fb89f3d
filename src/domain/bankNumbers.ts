/** Numbers of accounts and cards inside a text, known by their checksums. */

/** Characters of an account number by country (ISO 13616). */
const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IT: 27,
  LT: 20,
  LU: 20,
  LV: 21,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  SE: 24,
  SI: 19,
  SK: 24,
};

const IBAN_START = /(?<![\p{L}\d])[a-z]{2}[ -]?\d{2}/giu;

/** @returns the IBANs as they stand in the text, with their spaces */
export function ibans(text: string): string[] {
  return [...text.matchAll(IBAN_START)].flatMap(({ 0: start, index }) => {
    const length = IBAN_LENGTHS[start.slice(0, 2).toUpperCase()];
    const found = length === undefined ? null : firstCharacters(text.slice(index), length);
    return found !== null && remainder(found) === 1 ? [found] : [];
  });
}

/** The beginning of a text with so many letters and digits, over spaces and dashes; null when there are fewer. */
function firstCharacters(text: string, count: number): string | null {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (/[a-z\d]/i.test(character)) seen += 1;
    else if (!/[ -]/.test(character)) return null;
    if (seen === count) return text.slice(0, at + 1);
  }
  return null;
}

/** A Polish account number as it is written at home, without its country: two digits, then six groups of four. */
const POLISH = /(?<![\p{L}\d])\d{2}(?:[ \u00A0-]?\d{4}){6}(?!\d)/gu;

/** @returns the Polish account numbers without a country as they stand in the text */
export function polishAccounts(text: string): string[] {
  return [...text.matchAll(POLISH)]
    .map(({ 0: found }) => found)
    .filter((found) => remainder(`PL${found.replaceAll(/\D/g, '')}`) === 1);
}

const SORT_CODE = String.raw`(?<![\d-])(\d{2})-(\d{2})-\d{2}(?![\d-])`;
/** Not out of the middle of more pairs, as telephone numbers have them. */
const SPACED_SORT_CODE = String.raw`(?<![\d-]|\d )(\d{2}) (\d{2}) \d{2}(?![\d-]| \d{2}(?!\d))`;
const EIGHT_DIGITS = String.raw`(?<!\d)\d{4} ?\d{4}(?!\d)`;
/** There is no check digit for everybody: the two stand near each other, with no other number between them. */
const nearEightDigits = (sortCode: string): RegExp =>
  new RegExp(String.raw`${sortCode}\D{1,40}${EIGHT_DIGITS}|${EIGHT_DIGITS}\D{1,40}${sortCode}`, 'gu');
const BRITISH = nearEightDigits(SORT_CODE);
const SPACED_BRITISH = nearEightDigits(SPACED_SORT_CODE);
/** A sort code that might be a date is one only where the text speaks of an account. */
const BANK_WORDS = /(?<!\p{L})(?:sort ?code|acc(?:oun)?t|a\/c|bank)(?!\p{L})/iu;

/** @returns British sort codes with their account numbers, and what stands between them, as they stand in the text */
export function britishAccounts(text: string): string[] {
  const speaksOfBank = BANK_WORDS.test(text);
  const isDate = ([, day, month, laterDay, laterMonth]: RegExpExecArray): boolean =>
    isDayOfMonth(Number(day ?? laterDay), Number(month ?? laterMonth));
  // Pairs with spaces are anything: they are one where the text speaks of an account, or says nothing else.
  const isAll = ([found]: RegExpExecArray): boolean => found === text.trim();
  return [
    ...[...text.matchAll(BRITISH)].filter((found) => speaksOfBank || !isDate(found)),
    ...[...text.matchAll(SPACED_BRITISH)].filter((found) => speaksOfBank || (isAll(found) && !isDate(found))),
  ].map(([found]) => found);
}

const isDayOfMonth = (day: number, month: number): boolean =>
  day >= 1 && month >= 1 && ((day <= 31 && month <= 12) || (day <= 12 && month <= 31));

/** A Spanish account number as it is written at home: bank, branch, two check digits, account. Four by four it might be years. */
const SPANISH = /(?<![\p{L}\d])(?!0{4})\d{4}([ -]?)\d{4}\1\d{2}\1\d(?:[ -]?\d){9}(?!\d)/gu;
const SPANISH_WEIGHTS = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6] as const;

/** @returns the Spanish account numbers without a country as they stand in the text */
export function spanishAccounts(text: string): string[] {
  return [...text.matchAll(SPANISH)]
    .map(([found]) => found)
    .filter((found) => {
      const digits = found.replaceAll(/\D/g, '');
      const check = `${spanishCheck(`00${digits.slice(0, 8)}`)}${spanishCheck(digits.slice(10))}`;
      return digits.slice(8, 10) === check;
    });
}

/** The check digit of ten digits: what the weighted sum lacks to a multiple of 11, where 10 is written 1. */
function spanishCheck(digits: string): number {
  const sum = SPANISH_WEIGHTS.reduce((total, weight, at) => total + weight * Number(digits.charAt(at)), 0);
  const rest = (11 - (sum % 11)) % 11;
  return rest === 10 ? 1 : rest;
}

/** A French account number as it is written at home (RIB): bank, branch, account with letters, key. */
const FRENCH = /(?<![\p{L}\d])(\d{5})([ -]?)(\d{5})\2([a-z\d]{11})\2(0[1-9]|[1-9]\d)(?![\p{L}\d])/giu;

/** @returns the French account numbers without a country as they stand in the text */
export function frenchAccounts(text: string): string[] {
  return [...text.matchAll(FRENCH)].flatMap(([found, bank, , branch, account = '', key]) => {
    const sum = 89 * Number(bank) + 15 * Number(branch) + 3 * Number(inDigits(account)) + Number(key);
    return sum % 97 === 0 ? [found] : [];
  });
}

/** Letters as French banks count them: A to I, J to R as 1 to 9, S to Z as 2 to 9. */
const inDigits = (account: string): string =>
  account.replaceAll(/[a-z]/gi, (letter) => {
    const place = letter.toUpperCase().charCodeAt(0) - 65;
    return String(place < 18 ? (place % 9) + 1 : place - 16);
  });

const GERMAN_ACCOUNT = /(?<!\p{L})(?:konto|kto)[\p{L}.-]*[^\p{L}\d\n]{0,4}\d(?: ?\d){3,9}(?!\d)/giu;
const GERMAN_BANK = /(?<!\p{L})(?:blz|bankleitzahl)[^\p{L}\d\n]{0,4}[1-8]\d{2} ?\d{3} ?\d{2}(?!\d)/giu;

/** @returns German account and bank numbers with their words, where the text names both */
export function germanAccounts(text: string): string[] {
  const found = [GERMAN_ACCOUNT, GERMAN_BANK].map((number) => [...text.matchAll(number)].map(([one]) => one));
  return found.every((all) => all.length > 0) ? found.flat() : [];
}

/** Division by 97, letters counted as 10 to 35, the first four characters at the end (ISO 7064). */
function remainder(iban: string): number {
  const compact = iban.replaceAll(/[ -]/g, '').toUpperCase();
  let rest = 0;
  for (const character of compact.slice(4) + compact.slice(0, 4))
    for (const digit of parseInt(character, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}

/** Four groups of four as a rule; 13 to 19 digits in all. */
const CARD = /(?<![\p{L}\d+])[3-6]\d{3}(?:[ -]?\d){9,15}(?!\d)/gu;

/** @returns the card numbers as they stand in the text */
export function cardNumbers(text: string): string[] {
  return [...text.matchAll(CARD)].map(({ 0: found }) => found).filter(hasCheckDigit);
}

/** Every second digit from the right doubled: the sum ends with 0 (ISO/IEC 7812). */
function hasCheckDigit(number: string): boolean {
  const digits = number.replaceAll(/\D/g, '');
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2))
    .reduce((total, digit) => total + digit, 0);
  return sum % 10 === 0;
}
