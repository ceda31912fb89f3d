/** What members write about themselves, in Spanish. */
export const aboutEs: readonly string[] = [
  'Vino tinto, cenas largas y alguien que haga la segunda pregunta.',
  'Siempre cocino para dos. Estaría bien que un día viniera alguien.',
  'Mercado el domingo, arrepentimiento el lunes y todo lo que cabe en medio.',
  'Bailo en la cocina. Puedes poner nota a la coreografía.',
  'Cuéntame sobre qué cambiaste de opinión la última vez.',
  'No busco perfección. Busco a alguien con los ojos abiertos.',
  'Un paseo lento, una respuesta rápida y dos manos que se encuentran.',
  'Sé tres buenas historias y guardo la mejor para ti.',
  'Café fuerte, excusas flojas.',
  'El mar en invierno, la sopa en verano: todo al revés.',
  'Hazme reír en tres líneas y yo preparo el café.',
  'Discos viejos, sábanas limpias, y que llueva lo que quiera.',
  'Hago muchas preguntas. También recuerdo las respuestas.',
  'Todavía escribo postales. Con sello.',
  'Tengo un balcón, dos copas y vistas al jardín de otra gente.',
  'La mitad de mis plantas sobrevive. Me parece un buen comienzo.',
];
