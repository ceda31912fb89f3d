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
