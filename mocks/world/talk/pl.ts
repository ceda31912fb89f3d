/** Conversation in Polish. */
import type { Phrases } from './phrases';

export const pl: Phrases = {
  openers: [
    'Hej, twój profil mnie zaciekawił. Jak wygląda u ciebie dobry piątek?',
    'Jeszcze nie śpisz? Opowiedz mi coś dobrego.',
    'Ważne pytanie na początek: słodkie czy słone?',
    'Miało być coś błyskotliwego. Będzie po prostu: cześć.',
    'Co było najlepsze w twoim tygodniu?',
  ],
  greetings: [
    'No hej. Miło, że piszesz.',
    'Miło cię poznać. Jak mija wieczór?',
    'Cześć. Masz moją pełną uwagę.',
    'Lepszy początek niż większość.',
  ],
  answers: [
    'Dobre pytanie. Zadaj je jeszcze raz po kieliszku wina.',
    'Tak, ale to długa historia. Masz czas?',
    'Szczerze? Też się nad tym zastanawiam.',
    'Zgadnij. Masz trzy próby.',
    'Morze. Zawsze morze.',
    'Tylko w czwartki. A ty?',
  ],
  replies: [
    'Ha, ładnie powiedziane.',
    'Mów dalej, słucham.',
    'Muszę to przemyśleć. W dobrym sensie.',
    'Umowa stoi. Ale ty wybierasz miejsce.',
    'No i uśmiecham się do telefonu przy ludziach.',
    'Mój wieczór właśnie stał się lepszy.',
    'Najpierw ty. Potem opowiem swoje.',
    'To brzmi jak niedziela w moim stylu.',
    'Uważaj, bo trzymam za słowo.',
  ],
  thanks: [
    'Prezent, dla mnie? Od razu lepszy dzień. Dziękuję.',
    'Och, dziękuję. To naprawdę miłe.',
    'Jak miło. Masz u mnie co najmniej uśmiech.',
  ],
  icebreakers: [
    'Jakie danie zrobi wrażenie na kimś, kto w ogóle nie gotuje?',
    'Jaką piosenkę znasz na pamięć i nigdy się do tego nie przyznasz?',
    'Co było najlepsze w twoim tygodniu?',
    'Gdybyśmy wpadli na siebie dziś wieczorem, gdzie by to było?',
    'Morze, miasto czy góry, i kto niesie bagaże?',
  ],
};
