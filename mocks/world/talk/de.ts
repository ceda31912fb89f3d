/** Conversation in German. */
import type { Phrases } from './phrases';

export const de: Phrases = {
  openers: [
    'Hi, dein Profil macht mich neugierig. Wie sieht ein guter Freitag bei dir aus?',
    'Noch wach? Erzähl mir etwas Schönes.',
    'Wichtige Frage vorab: süß oder salzig?',
    'Ich wollte etwas Kluges schreiben. Dann dachte ich: hallo.',
    'Was war das Beste an deiner Woche?',
  ],
  greetings: [
    'Hallo du. Ich hatte gehofft, dass du schreibst.',
    'Schön, dich kennenzulernen. Wie ist dein Abend?',
    'Hallo. Du hast meine Aufmerksamkeit.',
    'Besser als die meisten ersten Nachrichten.',
  ],
  answers: [
    'Gute Frage. Frag mich nach einem Glas Wein noch mal.',
    'Ja, aber das ist eine lange Geschichte. Hast du Zeit?',
    'Ehrlich? Das frage ich mich auch.',
    'Rate mal. Du hast drei Versuche.',
    'Das Meer. Immer das Meer.',
    'Nur donnerstags. Und du?',
  ],
  replies: [
    'Ha, schön gesagt.',
    'Erzähl weiter, ich höre zu.',
    'Darüber muss ich nachdenken. Auf gute Art.',
    'Abgemacht. Aber du suchst den Ort aus.',
    'Jetzt lächle ich in der Öffentlichkeit mein Telefon an.',
    'Mein Abend ist gerade besser geworden.',
    'Du zuerst. Dann erzähle ich meine.',
    'Das klingt nach einem Sonntag, der mir gefällt.',
    'Vorsicht, vielleicht nehme ich dich beim Wort.',
  ],
  thanks: [
    'Ein Geschenk, für mich? Du rettest meinen Tag. Danke.',
    'Oh, danke. Das hat lange niemand mehr gemacht.',
    'Wie lieb von dir. Jetzt schulde ich dir mindestens ein Lächeln.',
  ],
  icebreakers: [
    'Was würdest du kochen, um jemanden zu beeindrucken, der gar nicht kochen kann?',
    'Welches Lied kannst du auswendig und gibst es nie zu?',
    'Was war das Beste an deiner Woche?',
    'Wenn wir uns heute Abend zufällig träfen, wo wäre das?',
    'Meer, Stadt oder Berge, und wer trägt die Taschen?',
  ],
};
