/** Conversation in Spanish. */
import type { Phrases } from './phrases';

export const es: Phrases = {
  openers: [
    'Hola, tu perfil me da curiosidad. ¿Cómo es un buen viernes para ti?',
    '¿Aún sin dormir? Cuéntame algo bueno.',
    'Pregunta importante antes de nada: ¿dulce o salado?',
    'Quería escribir algo ingenioso. Luego pensé: hola.',
    '¿Qué fue lo mejor de tu semana?',
  ],
  greetings: [
    'Hola. Esperaba que escribieras.',
    'Un placer conocerte. ¿Qué tal la noche?',
    'Hola. Tienes toda mi atención.',
    'Mejor que la mayoría de los primeros mensajes.',
  ],
  answers: [
    'Buena pregunta. Házmela otra vez después de una copa de vino.',
    'Sí, pero es una historia larga. ¿Tienes tiempo?',
    '¿Sinceramente? Yo también me lo pregunto.',
    'Adivina. Tienes tres intentos.',
    'El mar. Siempre el mar.',
    'Solo los jueves. ¿Y tú?',
  ],
  replies: [
    'Ja, me gusta cómo lo dices.',
    'Sigue, te escucho.',
    'Tengo que pensarlo. En el buen sentido.',
    'Trato hecho. Pero el sitio lo eliges tú.',
    'Y ahora sonrío al teléfono en público.',
    'Mi noche acaba de mejorar.',
    'Tú primero. Después te cuento lo mío.',
    'Suena a un domingo de los que me gustan.',
    'Cuidado, que te tomo la palabra.',
  ],
  thanks: [
    '¿Un regalo para mí? Me has alegrado el día. Gracias.',
    'Ay, gracias. Hacía tiempo que nadie lo hacía.',
    'Qué amable. Ahora te debo por lo menos una sonrisa.',
  ],
  icebreakers: [
    '¿Qué cocinarías para impresionar a alguien que no sabe cocinar?',
    '¿Qué canción te sabes de memoria y nunca lo admites?',
    '¿Qué fue lo mejor de tu semana?',
    'Si nos cruzáramos esta noche por casualidad, ¿dónde sería?',
    '¿Mar, ciudad o montaña, y quién lleva las bolsas?',
  ],
};
