/** What counts as giving away contact details, and what never does. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactDetails } from './contactDetails';

const TALK = [
  'Dinner on 21.11.2026 at 20:15? I pay, at most 1.250,00 €.',
  'I am 34, my sister is 29 and my brother 41.',
  'Trains leave at 08.15 09.30 10.45 and 22.10.',
  'It was 12 000 zł, then 600 000 000 PLN, who knows.',
  'From 1998-2004 I lived in Rome, from 2004 - 2010 in Paris.',
  'Meet me at the café. So nice there.',
  'It is a 2 way street, 3 minutes away.',
  'Auf dem Heimweg 20 Minuten, am Spielplatz 5 Kinder.',
  'Onderweg 3 uur gereden.',
  'I deleted Instagram: too much noise there for me.',
  'Are you on Telegram too?',
  'Everybody is on Signal @ work? Not me.',
  'My favourite band is Calle 13, via 2 friends.',
  '800 000 000 people, 123 456 789 ideas.',
  'We are 2 rue people',
  'Chapter 0.125 0.250 0.500, version 10.0.19045.3086',
  'https://example.test/2026/11/21',
  'Room 101 on floor 12, seats 14-15',
  'My score: 21-15 21-18 19-21 21-12',
  '1985 1990 1995 2000 2005',
  '🎂 30! 🎉 in 2026',
];

describe('ordinary talk', () => {
  it.each(TALK)('raises no alarm: %s [BX-19]', (text) => {
    expect(contactDetails(text)).toEqual([]);
  });

  const two = (number: number) => String(number).padStart(2, '0');
  const date = fc
    .tuple(
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1930, max: 2040 }),
    )
    .chain(([day, month, year]) =>
      fc.constantFrom(
        `${day}.${month}.${year}`,
        `${two(day)}.${two(month)}.${year}`,
        `${two(day)}/${two(month)}/${year}`,
        `${two(month)}/${two(day)}/${year}`,
        `${two(day)}-${two(month)}-${year}`,
        `${year}-${two(month)}-${two(day)}`,
        `${two(day)}.${two(month)}.${two(year % 100)}`,
        `${day}/${month}`,
      ),
    );
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .chain(([hour, minute]) =>
      fc.constantFrom(`${hour}:${two(minute)}`, `${two(hour)}.${two(minute)}`, `${hour}h${two(minute)}`),
    );
  const price = fc
    .tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 0, max: 99 }))
    .chain(([whole, cents]) => {
      const grouped = (mark: string) => String(whole).replaceAll(/\B(?=(\d{3})+$)/g, mark);
      return fc.constantFrom(
        `${grouped('.')},${two(cents)} €`,
        `€${grouped(',')}.${two(cents)}`,
        `$${grouped(',')}`,
        `${grouped(' ')} zł`,
        `${whole} euros`,
        `EUR ${grouped('.')}`,
      );
    });
  const age = fc.integer({ min: 18, max: 99 }).map(String);
  const piece = fc.oneof(date, time, price, age);

  it('raises none with prices, dates, times and ages in any order [BX-19]', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 5 }), (pieces) => {
        expect(contactDetails(`So ${pieces.join(' and ')} then.`)).toEqual([]);
        expect(contactDetails(pieces.join(', '))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(''));

describe('telephone numbers', () => {
  const grouped = (number: string, sizes: readonly number[], mark: string) => {
    let at = 0;
    return sizes.map((size) => number.slice(at, (at += size))).join(mark);
  };
  const numbers = fc
    .tuple(digits(8), fc.constantFrom(' ', '-', '.', ''))
    .chain(([rest, mark]) =>
      fc.constantFrom(
        `+31${mark}6${mark}${rest}`,
        `+49 ${grouped(`151${rest}`, [3, 4, 4], ' ')}`,
        `0033 6 ${grouped(rest, [2, 2, 2, 2], ' ')}`,
        `06${mark}${grouped(rest, [2, 2, 2, 2], mark)}`,
        `(030) ${rest}`,
        `030/${rest}`,
        `6${grouped(rest, [2, 3, 3], mark)}`,
        `+48 ${grouped(`6${rest}`, [3, 3, 3], ' ')}`,
        `07${grouped(`7${rest}`, [3, 6], ' ')}`,
      ),
    )
    .filter((number) => !/0{5}$/.test(number.replaceAll(/\D/g, '')));

  it('are seen in the ways of seven countries [BX-19]', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        expect(contactDetails(`Call me: ${number}, any time after 20:15 on 21.11.2026`)).toContain('phone');
        expect(contactDetails(number)).toContain('phone');
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '0 6 1 2 3 4 5 6 7 8',
    '+39 345 678 9012',
    '345 678 9012',
    '(555) 123-4567',
    '22 123 45 67 – 612 345 678',
  ])('are seen: %s', (text) => expect(contactDetails(text)).toEqual(['phone']));
});

describe('bank details', () => {
  /** With the check digits that belong to it. */
  const iban = (country: string, account: string): string => {
    const rest = Array.from(`${account}${country}00`, (sign) => parseInt(sign, 36)).join('');
    const check = 98n - (BigInt(rest) % 97n);
    return `${country}${String(check).padStart(2, '0')}${account}`;
  };
  const accounts = fc.oneof(
    digits(18).map((account) => iban('DE', account)),
    digits(10).map((account) => iban('NL', `ABNA${account}`)),
    digits(24).map((account) => iban('PL', account)),
    digits(20).map((account) => iban('ES', account)),
    digits(23).map((account) => iban('FR', account)),
    digits(22).map((account) => iban('IT', `X${account}`)),
  );

  it('are seen with spaces and without, in large letters and small [BX-19]', () => {
    fc.assert(
      fc.property(accounts, (account) => {
        const spaced = account.replaceAll(/(.{4})/g, '$1 ').trim();
        for (const form of [account, spaced, account.toLowerCase()])
          expect(contactDetails(`Send it to ${form} please`)).toContain('bank');
      }),
    );
  });

  it('are told from a number whose checksum is wrong [BX-19]', () => {
    fc.assert(
      fc.property(accounts, fc.integer({ min: 1, max: 9 }), (account, other) => {
        const last = (Number(account.at(-1)) + other) % 10;
        expect(contactDetails(`${account.slice(0, -1)}${last}`)).not.toContain('bank');
      }),
    );
  });

  it.each([
    '27 1140 2004 0000 3002 0135 5387',
    'Konto: 27114020040000300201355387',
    '27-1140-2004-0000-3002-0135-5387',
    'Sort code 20-00-00, account 55779911',
    '55779911 (20-00-00)',
    'sort code: 20-11-09\nacc: 5577 9911',
    '20 00 00 55779911',
    'Sort code 20 11 09 account number 5577 9911',
    '2100 0418 45 0200051332',
    'Mi cuenta: 21000418450200051332',
    '20041 01005 0500013M026 06',
    'RIB 20041010050500013M02606',
    'Kontonr. 648 489 890, BLZ 500 105 17',
    'BLZ: 50010517\nKonto: 0648489890',
  ])('are seen without the letters of their country: %s [BX-19]', (text) => {
    expect(contactDetails(text)).toEqual(['bank']);
  });

  it.each([
    '28 1140 2004 0000 3002 0135 5387',
    'On 20-11-26, booking 55779911',
    '11-20-26: ticket 55779911',
    'Seats 20-00-00, and no other number',
    'Lottery 33-44-55 and 12 of 55779911',
    'Seats 20 00 00 55779911',
    '20 11 26 55779911',
    'Ref 21000418460200051332',
    '1985 1990 1995 2000 2005',
    '20041 01005 0500013M026 07',
    'Das Konto hat 1234 Euro',
  ])('are no dates, bookings and wrong checksums: %s [BX-19]', (text) => {
    expect(contactDetails(text)).toEqual([]);
  });

  it('are no telephone numbers', () => {
    expect(contactDetails('06-12-34-56-78, or 55779911')).toEqual(['phone']);
    expect(contactDetails('612 345 678 i 22 123 45 67, od 8 do 20')).toEqual(['phone']);
  });

  it('are the numbers of cards, too, and then no telephone', () => {
    expect(contactDetails('My card is 4111 1111 1111 1111')).toEqual(['bank']);
    expect(contactDetails('My card is 4111 1111 1111 1112')).toEqual([]);
  });
});

describe('mail, streets and messengers', () => {
  it.each([
    ['anna.b+date@mail.example.test', 'email'],
    ['write to anna(at)example.test', 'email'],
    ['anna at gmail dot com', 'email'],
    ['I live at Hauptstraße 12 in Berlin', 'address'],
    ['Musterstr. 5a', 'address'],
    ['Keizersgracht 123, second floor', 'address'],
    ['Come to 12 Baker Street', 'address'],
    ['12 rue de la Paix, Paris', 'address'],
    ['Vivo in via Giuseppe Verdi 12', 'address'],
    ['calle Mayor, 5', 'address'],
    ['ul. Długa 7', 'address'],
    ['https://t.me/anna_b', 'messenger'],
    ['wa.me/31612345', 'messenger'],
    ['Telegram: annabel', 'messenger'],
    ['insta @anna.b', 'messenger'],
    ['my snap is @anna99', 'messenger'],
  ])('%s [BX-19]', (text, kind) => {
    expect(contactDetails(text)).toContain(kind);
  });

  it('are named together, the most delicate first', () => {
    expect(contactDetails('anna@example.test, 06 12 34 56 78, NL91 ABNA 0417 1643 00')).toEqual([
      'bank',
      'phone',
      'email',
    ]);
  });
});

it('answers at once, whatever is written', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 5_000 }), (text) => {
      expect(contactDetails(text).length).toBeLessThanOrEqual(5);
    }),
  );
  for (const text of [
    '1 '.repeat(5_000),
    'a@'.repeat(5_000),
    'Aa '.repeat(3_000),
    '12 Baker '.repeat(1_000),
  ]) {
    const start = performance.now();
    contactDetails(text);
    expect(performance.now() - start).toBeLessThan(1_000);
  }
});
