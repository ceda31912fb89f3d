/** Which houses are found in a text, and what only looks like one. */
import { describe, expect, it } from 'vitest';
import { hasStreetAddress } from './streetAddresses';

describe('an address is seen [BX-19]', () => {
  it.each([
    ['en', '12 baker street'],
    ['en', 'come to 5 main street, flat 3'],
    ['en', 'I live at 221B Baker Street'],
    ['en', "we're at 14 queen's road"],
    ['en', '7 St Mark Crescent'],
    ['de', 'ich wohne in der hauptstraße 12'],
    ['de', 'hauptstrasse 12 in berlin'],
    ['de', 'musterstr. 5a'],
    ['de', 'musterstr 5'],
    ['de', 'karl-marx-straße 10'],
    ['de', 'Berliner Straße 12'],
    ['de', 'komm in die lange str. 4'],
    ['de', 'birkenweg 3'],
    ['de', 'Mittelweg 177, Hamburg'],
    ['de', 'marktplatz 5'],
    ['de', 'lindenallee 8'],
    ['de', 'Hauptstraße 12 Minden'],
    ['pl', 'ul. długa 7'],
    ['pl', 'mieszkam na ulicy długiej 7'],
    ['pl', 'ulica Marszałkowska 10 m. 4'],
    ['pl', 'al. jerozolimskie 44'],
    ['it', 'via roma 12'],
    ['it', 'abito in via giuseppe verdi, 12'],
    ['it', 'via dei mille 3'],
    ['it', 'viale dei tigli 5'],
    ['it', 'piazza Garibaldi 2'],
    ['fr', '12 rue de la paix'],
    ['fr', '12 rue pasteur'],
    ['fr', '3 bis, rue victor hugo'],
    ['fr', 'rue neuve 14, Bruxelles'],
    ['fr', '4 avenue Foch'],
    ['es', 'calle mayor 5'],
    ['es', 'vivo en la calle de alcalá, 20'],
    ['es', 'c/ mayor 5'],
    ['es', 'avenida de la constitución 3'],
    ['nl', 'kerkstraat 12'],
    ['nl', 'keizersgracht 123'],
    ['nl', 'koningslaan 4'],
    ['nl', 'parkweg 22b'],
    ['nl', 'Zandvoortdreef 9B'],
  ])('%s: %s', (_, text) => expect(hasStreetAddress(text)).toBe(true));
});

describe('ordinary talk names no house [BX-19]', () => {
  it.each([
    ['en', 'no way 5 times'],
    ['en', 'it is a 2 way street'],
    ['en', 'the bar is 3 minutes down the road'],
    ['en', 'there are 5 best street cafés, 2 nice street markets'],
    ['en', 'we walked 10 miles along the road'],
    ['en', 'talk via mail 3 times, via telegram 2'],
    ['en', 'we sent it via 2 friends'],
    ['en', 'the last decade 3 people left'],
    ['de', 'ich bin unterwegs 3 Tage'],
    ['de', 'auf dem heimweg 20 minuten'],
    ['de', 'auf dem weg 3 Katzen gesehen'],
    ['de', 'Marktplatz 20 Minuten entfernt'],
    ['de', 'am arbeitsplatz 12 leute, am spielplatz 5 kinder'],
    ['de', 'wir haben fensterplatz 12'],
    ['de', 'auf der straße 5 Leute, in unserer Straße 5 Katzen'],
    ['de', 'eine Dekade 3 Monate'],
    ['pl', 'na ulicy jest 5 kotów'],
    ['pl', 'via mail 3 razy'],
    ['it', 'nel corso degli anni 90'],
    ['it', 'via con 3 amici'],
    ['it', 'un corso di inglese 2 volte'],
    ['fr', 'dans la rue depuis 3 ans'],
    ['fr', 'il reste 2 places au cinéma'],
    ['fr', 'en plein 15 août'],
    ['es', 'en la calle hace 3 grados'],
    ['es', 'estaba en la calle con 2 amigos'],
    ['es', 'una calle de 3 carriles'],
    ['nl', 'onderweg 3 uur'],
    ['nl', 'we slaan 3 keer over'],
    ['nl', 'via de app 2 keer'],
    ['nl', 'op de snelweg 5 auto’s'],
  ])('%s: %s', (_, text) => expect(hasStreetAddress(text)).toBe(false));
});

it.each([
  ['a'.repeat(5_000), 'a'.repeat(5_000)],
  ['hyphens', 'a-'.repeat(2_500)],
  ['names', 'via aa bb '.repeat(800)],
  ['numbers', '12 baker '.repeat(800)],
  ['articles', 'calle de la de la '.repeat(400)],
])('answers at once, whatever is written: %#', (_, text) => {
  const start = performance.now();
  expect(hasStreetAddress(text)).toBe(false);
  expect(performance.now() - start).toBeLessThan(1_000);
});
