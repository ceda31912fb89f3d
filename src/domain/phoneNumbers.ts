/** Telephone numbers inside a text, told from prices, dates, times and years. */

/** What is written with digits and is none; each is one unit, never part of a longer row of digits. */
const DATE =
  /(?<![\d./-])(?:\d{1,2}([./-]) ?\d{1,2}\1 ?(?:\d{4}|\d{2})|\d{4}([./-])\d{1,2}\2\d{1,2})(?!\d|[./-] ?\d)/gu;
const SHORT_DATE = /(?<![\d/])\d{1,2}\/\d{1,2}(?![\d/])/gu;
const TIME = /(?<![\d.:])(?:[01]?\d|2[0-4]) ?[.:h] ?[0-5]\d(?![\d.:])/gu;
const CURRENCY = String.raw`(?:€|\$|£|zł|złotych|pln|eur|usd|gbp|euros?|dollars?|pounds?|euro)`;
const AMOUNT = String.raw`\d{1,3}(?:[.,' \u00A0\u202F]\d{3})*(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
const PRICE = new RegExp(
  String.raw`(?<![\d+])(?:${AMOUNT})\s?${CURRENCY}(?!\p{L})|(?<!\p{L})${CURRENCY}\s?(?:${AMOUNT})(?!\d)`,
  'giu',
);
const YEARS = /(?<!\d)(?:19|20)\d{2} ?[-–/] ?(?:19|20)\d{2}(?!\d)/gu;

/** Digits with little between them. */
const ROW = /(?<![\d\p{L}])(?:\+ ?)?\(?\d(?:[ \u00A0()./-]{0,2}\d){7,16}(?!\d)/gu;

/** @returns the numbers as they stand in the text */
export function phoneNumbers(text: string): string[] {
  const rest = [PRICE, DATE, SHORT_DATE, TIME, YEARS].reduce(
    (left, pattern) => left.replaceAll(pattern, ' x '),
    text,
  );
  return [...rest.matchAll(ROW)].map(({ 0: row }) => row).filter(isNumber);
}

function isNumber(row: string): boolean {
  const digits = row.replaceAll(/\D/g, '');
  const count = digits.length;
  if (row.startsWith('+')) return count >= 8 && count <= 15 && !digits.startsWith('0');
  if (digits.startsWith('00')) return count >= 10 && count <= 17 && digits[2] !== '0';
  // A fraction begins with 0, too.
  if (digits.startsWith('0')) return count >= 9 && count <= 12 && !row.startsWith('0.');
  return isWithoutZero(row.trim(), digits);
}

/** Countries whose numbers begin with their first digit: Spain and Poland (9), Italy's mobiles (10), America (10). */
function isWithoutZero(row: string, digits: string): boolean {
  // A large round number is a number.
  if (/0{5}$/.test(digits)) return false;
  const groups = row.split(/[^\d]+/).filter((part) => part !== '');
  const shape = groups.map(({ length }) => length).join('-');
  if (digits.length === 9) return /^[4-9]/.test(digits) && NINE.has(shape);
  if (digits.length !== 10) return false;
  return digits.startsWith('3') ? TEN.has(shape) : shape === '3-3-4';
}

const NINE = new Set(['9', '3-3-3', '3-2-2-2', '2-3-2-2', '3-6']);
const TEN = new Set(['10', '3-3-4', '3-7', '3-3-2-2', '3-4-3']);
