// The words for acts: `glossary.ts` puts them together with those for things.
import { words, type Term } from './glossaryTerm.ts';

export const ACTS: readonly Term[] = [
  {
    term: 'like (verb)',
    words: words(
      'like; leave a like (on a card)',
      'liken; leuk vinden (iemand)',
      'liken; mögen (jemanden)',
      'mettere like; piacere (a qualcuno)',
      'liker; plaire (à quelqu’un)',
      'dar like; gustar (a alguien)',
      'polubić; podobać się (komuś)',
    ),
    never: {
      de: [
        { word: 'Like vergeben', forms: 'likes?\\P{L}.*\\bverg(?:ib|e?b)\\p{L}*' },
        { word: 'Like dalassen', forms: 'dalass\\p{L}*|dagelassen' },
      ],
      pl: [
        {
          word: 'lubić (kogoś)',
          forms: '(?:cię|go|ją|mnie) lubi\\p{L}*|lubi\\p{L}* (?:cię|się)|lubisz \\{\\{',
        },
      ],
    },
  },
  {
    term: 'log in',
    words: words(
      'log in (verb), login (noun)',
      'inloggen',
      'sich einloggen, Login',
      'accedere, accesso',
      'se connecter, connexion',
      'entrar',
      'zalogować się, logowanie',
    ),
    never: {
      en: [
        { word: 'log-in', forms: 'log-ins?' },
        { word: 'sign in', forms: 'sign(?:ed|ing)?[ -]in' },
      ],
      de: [{ word: 'anmelden', forms: 'anmeld\\p{L}*|angemeldet' }],
      it: [{ word: 'loggarsi', forms: 'logga\\p{L}*' }],
      es: [
        { word: 'iniciar sesión', forms: 'inici\\p{L}+ sesión' },
        { word: 'loguearse', forms: 'logue\\p{L}+' },
      ],
    },
  },
  {
    term: 'log out',
    words: words(
      'log out',
      'uitloggen',
      'sich ausloggen',
      'uscire',
      'se déconnecter',
      'cerrar sesión',
      'wylogować się',
    ),
    never: { en: [{ word: 'sign out', forms: 'sign(?:ed|ing)? out' }] },
  },
  {
    term: 'sign up',
    words: words(
      'Join free (button), sign up, create an account',
      'Gratis aanmelden (knop), je aanmelden, een account aanmaken',
      'Kostenlos registrieren (Button), sich registrieren, ein Konto erstellen',
      'Iscriviti gratis (pulsante), iscriversi',
      'Inscription gratuite (bouton), s’inscrire',
      'Únete gratis (botón), unirse, crear una cuenta',
      'Dołącz za darmo (przycisk), dołączyć, założyć konto',
    ),
    never: {
      en: [{ word: 'register', forms: 'register(?:ed|ing|s)?' }],
      nl: [{ word: 'meedoen', forms: 'meedoe[nt]|doe (?:gratis |nu )?mee(?! aan)' }],
      de: [
        { word: 'gratis starten', forms: 'gratis start\\p{L}*|starte gratis' },
        { word: 'mitmachen', forms: 'mitmach\\p{L}*' },
        { word: 'dazukommen', forms: 'dazu(?:ge)?komm\\p{L}*' },
      ],
      es: [
        { word: 'darse de alta', forms: 'd\\p{L}+ de alta' },
        { word: 'apuntarse', forms: 'apúnta\\p{L}*|apuntarse' },
      ],
    },
  },
  {
    term: 'delete (for good)',
    words: words(
      'delete',
      'verwijderen',
      'löschen',
      'eliminare',
      'supprimer',
      'borrar; eliminar (la cuenta)',
      'usunąć',
    ),
    never: {
      pl: [{ word: 'kasować', forms: '(?:s|wy)?kas(?:uj|ow)\\p{L}*' }],
    },
  },
  {
    term: 'remove (from a list)',
    words: words(
      'remove',
      'verwijderen; weghalen',
      'entfernen',
      'togliere',
      'retirer',
      'quitar',
      'usunąć (z listy)',
    ),
  },
  {
    term: 'clear (a search, filters)',
    words: words('clear', 'wissen', 'löschen', 'cancellare', 'effacer', 'borrar', 'wyczyścić'),
  },
  {
    term: 'show (button)',
    words: words(
      'show',
      'tonen',
      'anzeigen',
      'mostrare',
      'afficher; voir',
      'mostrar; ver',
      'pokazać; zobaczyć',
    ),
    // A label ends without a full stop.
    never: { de: [{ word: '… zeigen (auf einem Button)', forms: 'zeigen$' }] },
  },
];
