/** What members write about themselves, in Italian. */
export const aboutIt: readonly string[] = [
  'Vino rosso, cene lunghe e qualcuno che faccia la seconda domanda.',
  'Cucino sempre per due. Sarebbe bello se una volta venisse qualcuno.',
  'Mercato la domenica, rimpianti il lunedì e tutto quello che sta in mezzo.',
  'Ballo in cucina. Puoi dare un voto alla coreografia.',
  'Dimmi su cosa hai cambiato idea l’ultima volta.',
  'Non cerco la perfezione. Cerco una persona sveglia.',
  'Una passeggiata lenta, una risposta veloce e due mani che si trovano.',
  'Conosco tre belle storie e la migliore la tengo per te.',
  'Caffè forte, scuse deboli.',
  'Il mare d’inverno, la zuppa d’estate: faccio tutto al contrario.',
  'Fammi ridere in tre righe e il caffè lo preparo io.',
  'Vecchi dischi, lenzuola pulite, e che piova pure.',
  'Faccio molte domande. E mi ricordo le risposte.',
  'Scrivo ancora cartoline. Con il francobollo.',
  'Ho un balcone, due bicchieri e la vista sul giardino di altri.',
  'Metà delle mie piante sopravvive. Mi sembra un buon inizio.',
];
