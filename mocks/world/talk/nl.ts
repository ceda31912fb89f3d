/** Conversation in Dutch. */
import type { Phrases } from './phrases';

export const nl: Phrases = {
  openers: [
    'Hoi, je profiel maakte me nieuwsgierig. Hoe ziet een goede vrijdag er voor jou uit?',
    'Nog wakker? Vertel me iets moois.',
    'Belangrijke vraag vooraf: zoet of zout?',
    'Ik wou iets slims schrijven. Toen dacht ik: hallo.',
    'Wat was het beste van je week?',
  ],
  greetings: [
    'Hé jij. Ik hoopte al dat je zou schrijven.',
    'Leuk je te leren kennen. Hoe is je avond?',
    'Hallo. Je hebt mijn aandacht.',
    'Een betere eerste zin dan de meeste.',
  ],
  answers: [
    'Goede vraag. Stel hem nog eens na een glas wijn.',
    'Ja, maar het is een lang verhaal. Heb je tijd?',
    'Eerlijk? Dat vraag ik me zelf ook af.',
    'Raad eens. Je mag drie keer.',
    'De zee. Altijd de zee.',
    'Alleen op donderdag. En jij?',
  ],
  replies: [
    'Ha, mooi gezegd.',
    'Vertel verder, ik luister.',
    'Daar moet ik even over nadenken. Op een goede manier.',
    'Afgesproken. Maar jij kiest de plek.',
    'Nu zit ik in het openbaar naar mijn telefoon te lachen.',
    'Mijn avond werd net een stuk beter.',
    'Jij eerst. Dan vertel ik het mijne.',
    'Dat klinkt als een zondag naar mijn hart.',
    'Pas op, misschien houd ik je daaraan.',
  ],
  thanks: [
    'Een cadeau, voor mij? Je maakt mijn dag goed. Dank je.',
    'O, dank je wel. Dat is lang geleden.',
    'Wat lief van je. Nu heb je minstens een glimlach tegoed.',
  ],
  icebreakers: [
    'Wat zou je koken om indruk te maken op iemand die niet kan koken?',
    'Welk lied ken je uit je hoofd en ontken je in het openbaar?',
    'Wat was het beste van je week?',
    'Als we elkaar vanavond toevallig tegenkwamen, waar zou dat zijn?',
    'Zee, stad of bergen, en wie draagt de tassen?',
  ],
};
