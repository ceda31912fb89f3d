// The words for things and people: `glossary.ts` puts them together with those for acts.
import { words, type Term } from './glossaryTerm.ts';

export const THINGS: readonly Term[] = [
  {
    term: 'message',
    words: words('message', 'bericht', 'Nachricht', 'messaggio', 'message', 'mensaje', 'wiadomość'),
  },
  {
    term: 'like (noun)',
    words: words('like', 'like', 'Like', 'like', 'like', 'like', 'polubienie'),
    never: {
      it: [{ word: 'mi piace' }],
      fr: [{ word: 'mention J’aime' }],
      pl: [{ word: 'lajk', forms: 'lajk\\p{L}*' }],
    },
  },
  { term: 'match', words: words('match', 'match', 'Match', 'match', 'match', 'match', 'para') },
  {
    term: 'credits',
    words: words('credits', 'credits', 'Credits', 'crediti', 'crédits', 'créditos', 'kredyty'),
  },
  {
    term: 'Premium',
    words: words(
      'Premium; Premium member; member without Premium',
      'Premium; Premiumlid',
      'Premium; Premium-Mitglied',
      'Premium; chi ha Premium',
      'Premium; membre Premium',
      'Premium; miembro Premium',
      'Premium; osoba z Premium',
    ),
    never: {
      en: [{ word: 'premium member', forms: '(?-i:premium) members?', except: ['errors:premium_only'] }],
    },
  },
  {
    term: 'package',
    words: words('package', 'pakket', 'Paket', 'pacchetto', 'pack', 'paquete', 'pakiet'),
    never: {
      en: [{ word: 'bundle', forms: 'bundles?' }],
      nl: [{ word: 'bundel', forms: 'bundels?' }],
      fr: [{ word: 'forfait', forms: 'forfaits?' }],
      es: [{ word: 'bundle', forms: 'bundles?' }],
    },
  },
  {
    term: 'welcome bonus',
    words: words(
      'welcome bonus',
      'welkomstbonus',
      'Willkommensbonus',
      'bonus di benvenuto',
      'bonus de bienvenue',
      'bono de bienvenida',
      'bonus powitalny',
    ),
    never: {
      en: [{ word: 'our welcome', forms: 'our welcome(?! bonus)' }],
      nl: [{ word: 'ons welkom', forms: '(?:ons|een) welkom' }],
      de: [{ word: 'unser Willkommen', forms: '(?:unser|ein) Willkommen' }],
      it: [{ word: 'il nostro benvenuto', forms: '(?:il nostro|un) benvenuto' }],
      fr: [{ word: 'cadeau de bienvenue' }],
      es: [{ word: 'nuestra bienvenida', forms: '(?:nuestra|una) bienvenida' }, { word: 'bonificación' }],
      pl: [{ word: 'nasze powitanie', forms: 'powitanie' }],
    },
  },
  { term: 'profile', words: words('profile', 'profiel', 'Profil', 'profilo', 'profil', 'perfil', 'profil') },
  {
    term: 'conversation',
    words: words(
      'conversation',
      'gesprek',
      'Gespräch',
      'conversazione',
      'conversation',
      'conversación',
      'rozmowa',
    ),
    never: {
      en: [{ word: 'chat (a conversation)', forms: '(?:a|the|this|every|each|one|your) chat' }],
      nl: [{ word: 'chat (een gesprek)', forms: '(?:een|de|deze|elke|je) chat' }],
      de: [{ word: 'Chat (ein Gespräch)', forms: '(?:der|dem|den|einem|einen|jedem|diesem) Chat' }],
      it: [{ word: 'chat (una conversazione)', forms: '(?:la|una|ogni|questa) chat' }],
      fr: [
        { word: 'chat, tchat', forms: 't?chats?' },
        { word: 'discussion', forms: 'discussions?' },
      ],
      es: [{ word: 'chat (una conversación)', forms: '(?:el|un|cada|este) chat' }],
      pl: [{ word: 'czat', forms: 'czat\\p{L}*' }],
    },
  },
  {
    term: 'member',
    words: words(
      'member',
      'lid',
      'Mitglied',
      'persona; chi ha un account',
      'membre',
      'persona; miembro (Premium)',
      'osoba',
    ),
    never: {
      en: [
        { word: 'user', forms: 'users?' },
        { word: 'somebody', forms: 'somebody' },
      ],
      nl: [{ word: 'gebruiker', forms: 'gebruikers?' }],
      de: [{ word: 'Nutzer', forms: '(?:be)?nutzer\\p{L}*|user' }],
      it: [
        { word: 'utente', forms: 'utent[ei]' },
        { word: 'membro', forms: 'membr[oi]' },
      ],
      fr: [{ word: 'utilisateur', forms: 'utilisat(?:eur|rice)s?' }],
      es: [{ word: 'usuario', forms: 'usuari[oa]s?' }],
      pl: [
        { word: 'użytkownik', forms: 'użytkowni\\p{L}*', except: ['terms:', 'ban:'] },
        { word: 'członek', forms: 'człon(?:ek|k)\\p{L}*' },
      ],
    },
  },
  {
    term: 'payment',
    words: words('payment', 'betaling', 'Zahlung', 'pagamento', 'paiement', 'pago', 'płatność'),
  },
  {
    term: 'direct debit',
    words: words(
      'direct debit',
      'incasso',
      'Lastschrift',
      'addebito diretto',
      'prélèvement',
      'domiciliación',
      'polecenie zapłaty',
    ),
    never: {
      nl: [{ word: 'automatische incasso' }],
      de: [{ word: 'Bankeinzug', forms: 'bankeinzug\\p{L}*' }],
      fr: [{ word: 'débit direct' }],
    },
  },
  {
    term: 'customer service',
    words: words(
      'customer service',
      'klantenservice',
      'Kundenservice',
      'assistenza',
      'service client',
      'atención al cliente',
      'obsługa klienta',
    ),
    never: {
      en: [
        { word: 'help desk', forms: 'help[ -]?desk' },
        { word: 'support', forms: '(?:customer )?support' },
      ],
      nl: [{ word: 'helpdesk' }, { word: 'klantendienst' }, { word: 'support' }],
      de: [{ word: 'Kundendienst' }, { word: 'Support' }, { word: 'Helpdesk' }],
      it: [{ word: 'supporto' }, { word: 'servizio clienti' }],
      fr: [{ word: 'support' }, { word: 'assistance' }],
      es: [{ word: 'soporte' }, { word: 'servicio al cliente' }],
      pl: [{ word: 'helpdesk' }, { word: 'wsparcie' }],
    },
  },
  {
    term: 'notification',
    words: words(
      'notification',
      'melding',
      'Benachrichtigung',
      'notifica',
      'notification',
      'aviso',
      'powiadomienie',
    ),
    never: {
      nl: [{ word: 'notificatie', forms: 'notificaties?' }],
      es: [{ word: 'notificación', forms: 'notificaci(?:ón|ones)', except: ['account:push.'] }],
      pl: [{ word: 'notyfikacja', forms: 'notyfikac\\p{L}*' }],
    },
  },
  {
    term: 'fictional',
    words: words('fictional', 'fictief', 'fiktiv', 'fittizio', 'fictif', 'ficticio', 'fikcyjny'),
    never: {
      en: [{ word: 'marked in words', forms: '(?:marked|say so) in words' }],
      nl: [{ word: 'in woorden erbij', forms: 'in woorden (?:er)?bij' }],
      de: [{ word: 'in Worten dabei' }],
      it: [{ word: 'a chiare lettere' }],
    },
  },
  {
    term: 'e-mail',
    words: words('e-mail', 'e-mail', 'E-Mail', 'e-mail', 'e-mail', 'correo', 'e-mail'),
    never: {
      en: [
        {
          word: 'email',
          forms: 'emails?',
          except: [
            'account:settings.email.taken',
            'account:settings.email.invalid',
            'join:address.',
            'errors:',
          ],
        },
      ],
      nl: [{ word: 'email', forms: 'emails?' }],
      de: [{ word: 'Email', forms: 'emails?' }],
      it: [{ word: 'email' }],
      fr: [
        { word: 'courriel', forms: 'courriels?' },
        { word: 'email', forms: 'emails?' },
      ],
      es: [{ word: 'e-mail', forms: 'e-?mails?' }],
      pl: [{ word: 'email', forms: 'email\\p{L}*' }],
    },
  },
  {
    term: 'cookies',
    words: words('cookies', 'cookies', 'Cookies', 'cookie', 'cookies', 'cookies', 'pliki cookie'),
    never: { pl: [{ word: 'cookies' }] },
  },
];
