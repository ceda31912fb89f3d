/** What a notice may say, in the member's language: the worker shows it, and has no other texts. */
import type { Locale } from './model';

interface PushTexts {
  /** For everything that is to be told discreetly: it stands on a locked screen, so it names nobody and tells nothing. */
  anything: string;
  new_messages: string;
  new_conversations: string;
  like: string;
  match: string;
  /** Stands beside the name of a fictional profile, as everywhere. */
  fictional: string;
}

export const ENGLISH: PushTexts = {
  anything: 'Something new is waiting for you',
  new_messages: 'New message',
  new_conversations: 'First message',
  like: 'New like!',
  match: 'It’s a match!',
  fictional: 'Fictional profile',
};

const TEXTS: Record<Locale, PushTexts> = {
  en: ENGLISH,
  nl: {
    anything: 'Er staat iets nieuws voor je klaar',
    new_messages: 'Nieuw bericht',
    new_conversations: 'Eerste bericht',
    like: 'Nieuwe like!',
    match: 'Het is een match!',
    fictional: 'Fictief profiel',
  },
  de: {
    anything: 'Es gibt etwas Neues für dich',
    new_messages: 'Neue Nachricht',
    new_conversations: 'Erste Nachricht',
    like: 'Neues Like!',
    match: 'Es ist ein Match!',
    fictional: 'Fiktives Profil',
  },
  it: {
    anything: 'C’è una novità per te',
    new_messages: 'Nuovo messaggio',
    new_conversations: 'Primo messaggio',
    like: 'Nuovo like!',
    match: 'È un match!',
    fictional: 'Profilo fittizio',
  },
  fr: {
    anything: 'Du nouveau t’attend',
    new_messages: 'Nouveau message',
    new_conversations: 'Premier message',
    like: 'Nouveau like !',
    match: 'C’est un match !',
    fictional: 'Profil fictif',
  },
  es: {
    anything: 'Tienes una novedad',
    new_messages: 'Mensaje nuevo',
    new_conversations: 'Primer mensaje',
    like: '¡Nuevo like!',
    match: '¡Es un match!',
    fictional: 'Perfil ficticio',
  },
  pl: {
    anything: 'Czeka na ciebie coś nowego',
    new_messages: 'Nowa wiadomość',
    new_conversations: 'Pierwsza wiadomość',
    like: 'Nowe polubienie!',
    match: 'Jest para!',
    fictional: 'Profil fikcyjny',
  },
};

/** By the two letters of the language. A map, as the key comes from outside. */
export const PUSH_TEXTS = new Map<unknown, PushTexts>(Object.entries(TEXTS));
