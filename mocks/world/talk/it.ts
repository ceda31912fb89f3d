/** Conversation in Italian. */
import type { Phrases } from './phrases';

export const it: Phrases = {
  openers: [
    'Ciao, il tuo profilo mi incuriosisce. Com’è un bel venerdì per te?',
    'Ancora in piedi? Raccontami qualcosa di bello.',
    'Domanda importante prima di tutto: dolce o salato?',
    'Volevo scrivere qualcosa di brillante. Poi ho pensato: ciao.',
    'Qual è stata la cosa migliore della tua settimana?',
  ],
  greetings: [
    'Eccoti. Speravo che scrivessi.',
    'Piacere di conoscerti. Come va la serata?',
    'Ciao. Hai tutta la mia attenzione.',
    'Meglio di quasi tutti i primi messaggi.',
  ],
  answers: [
    'Bella domanda. Rifammela dopo un bicchiere di vino.',
    'Sì, ma è una storia lunga. Hai tempo?',
    'Sinceramente? Me lo chiedo anch’io.',
    'Indovina. Hai tre tentativi.',
    'Il mare. Sempre il mare.',
    'Solo di giovedì. E tu?',
  ],
  replies: [
    'Ah, mi piace come lo dici.',
    'Continua, ti ascolto.',
    'Ci devo pensare. In senso buono.',
    'Affare fatto. Però il posto lo scegli tu.',
    'E adesso sorrido al telefono in pubblico.',
    'La mia serata è appena migliorata.',
    'Prima tu. Poi ti racconto la mia.',
    'Sembra una domenica che fa per me.',
    'Attenzione, potrei prenderti in parola.',
  ],
  thanks: [
    'Un regalo, per me? Mi hai cambiato la giornata. Grazie.',
    'Oh, grazie. Non me lo aspettavo.',
    'Che gentile. Adesso ti devo almeno un sorriso.',
  ],
  icebreakers: [
    'Cosa cucineresti per far colpo su chi non sa cucinare?',
    'Quale canzone sai a memoria e non lo ammetti mai?',
    'Qual è stata la cosa migliore della tua settimana?',
    'Se stasera ci incontrassimo per caso, dove sarebbe?',
    'Mare, città o montagna, e chi porta le borse?',
  ],
};
