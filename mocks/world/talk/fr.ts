/** Conversation in French. */
import type { Phrases } from './phrases';

export const fr: Phrases = {
  openers: [
    'Salut, ton profil m’intrigue. C’est quoi, un bon vendredi pour toi ?',
    'Encore debout ? Raconte-moi quelque chose de beau.',
    'Question importante avant tout : sucré ou salé ?',
    'Je voulais écrire quelque chose de malin. Puis j’ai pensé : bonjour.',
    'C’était quoi, le meilleur moment de ta semaine ?',
  ],
  greetings: [
    'Te voilà. J’espérais que tu écrirais.',
    'Bonsoir. Comment se passe ta soirée ?',
    'Bonjour. Tu as toute mon attention.',
    'Voilà un meilleur premier message que la plupart.',
  ],
  answers: [
    'Bonne question. Repose-la-moi après un verre de vin.',
    'Oui, mais c’est une longue histoire. Tu as le temps ?',
    'Honnêtement ? Je me le demande aussi.',
    'Devine. Tu as trois essais.',
    'La mer. Toujours la mer.',
    'Seulement le jeudi. Et toi ?',
  ],
  replies: [
    'Ah, j’aime ta façon de le dire.',
    'Continue, je t’écoute.',
    'Il faut que j’y réfléchisse. Dans le bon sens.',
    'Marché conclu. Mais c’est toi qui choisis l’endroit.',
    'Et voilà que je souris à mon téléphone en public.',
    'Ma soirée vient de s’améliorer.',
    'Toi d’abord. Ensuite je te raconte.',
    'Ça ressemble à un dimanche qui me plairait.',
    'Attention, je pourrais te prendre au mot.',
  ],
  thanks: [
    'Un cadeau, pour moi ? Tu illumines ma journée. Merci.',
    'Oh, merci. Ça faisait longtemps.',
    'Comme c’est gentil. Je te dois au moins un sourire.',
  ],
  icebreakers: [
    'Que cuisinerais-tu pour épater quelqu’un qui ne sait pas cuisiner ?',
    'Quelle chanson connais-tu par cœur sans l’avouer ?',
    'C’était quoi, le meilleur moment de ta semaine ?',
    'Si on se croisait par hasard ce soir, ce serait où ?',
    'Mer, ville ou montagne, et qui porte les sacs ?',
  ],
};
