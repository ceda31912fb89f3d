/** What members write about themselves, in Polish. */
export const aboutPl: readonly string[] = [
  'Czerwone wino, długie kolacje i ktoś, kto zada drugie pytanie.',
  'Zawsze gotuję dla dwojga. Byłoby miło, gdyby ktoś wreszcie przyszedł.',
  'W niedzielę targ, w poniedziałek wyrzuty sumienia i wszystko pomiędzy.',
  'Tańczę w kuchni. Możesz ocenić choreografię.',
  'Powiedz mi, w jakiej sprawie zmieniasz zdanie najczęściej.',
  'Nie szukam ideału. Szukam kogoś z otwartymi oczami.',
  'Powolny spacer, szybka odpowiedź i dłonie, które się odnajdują.',
  'Znam trzy dobre historie, a najlepszą trzymam dla ciebie.',
  'Mocna kawa, słabe wymówki.',
  'Morze zimą, zupa latem: wszystko robię na odwrót.',
  'Rozśmiesz mnie w trzech zdaniach, a kawa jest po mojej stronie.',
  'Stare płyty, świeża pościel, a deszcz niech sobie pada.',
  'Zadaję dużo pytań. I pamiętam odpowiedzi.',
  'Wciąż piszę pocztówki. Ze znaczkiem.',
  'Mam balkon, dwa kieliszki i widok na cudzy ogród.',
  'Połowa moich roślin przeżywa. To chyba niezły początek.',
];
