/** Street addresses inside a text, in the ways of seven countries; people who chat write them without capitals, too. */

/** What is counted is no house: times, spans, distances, crowds. Whole words, as a town may begin like one of them. */
const COUNTED = [
  String.raw`min(?:ut\p{L}*)?|km|m|h|uur|uren|uhr|std|stunden?|hours?|ore|ora|horas?|heures?|godzin\p{L}*`,
  String.raw`tagen?|dage?n?|days?|jours?|giorn[io]|d[ií]as?|dni|dzie[nń]|wochen?|weken?|weeks?|tygodni\p{L}*|semaines?|settiman[ae]|semanas?`,
  String.raw`monate?n?|maand(?:en)?|months?|mois|mes[ei]s?|mesi|miesi[ąę]c\p{L}*|jahren?|jaar|years?|ans|anni|años|lata?|rok`,
  String.raw`mal|times?|keer|fois|volt[ae]|veces|vez|raz[yu]?|x`,
  String.raw`leuten?|people|mensen|menschen|personen|person[aes]s?|personnes|gente|ludzi|os[oó]b\p{L}*|kindern?|kinderen|kids|freunden?|friends|vrienden|amici|amig[oa]s|amis|znajomych`,
  '%|€',
].join('|');
const NUMBER = String.raw`\d{1,4}(?!\d)(?:\s?[a-zA-Z](?!\p{L}))?(?![.,:]\d|\p{L}|\s?(?:${COUNTED})(?!\p{L}))`;

/** Hauptstraße 12, Karl-Marx-Str. 5a, Birkenweg 3, Keizersgracht 4: the end of the word proves it. */
const ONE_WORD = String.raw`(?<![\p{L}-])[\p{L}-]{2,40}(?:straße|strasse|str\.?|gasse|allee|platz|damm|weg|straat|laan|plein|gracht|kade|singel)\s+${NUMBER}`;
/** Berliner Straße 12, Lange Str. 4; "in unserer Straße 5 Katzen" is none. */
const TWO_WORDS = String.raw`(?<![\p{L}-])(?:(?!(?:d|dies|ein|kein|mein|dein|sein|ihr|unser|euer|eur|jed|jen|welch|ander|manch)er\s)[\p{L}-]{2,40}er[ -](?:straße|strasse)|[\p{L}-]{2,40}[ -]str\.)\s+${NUMBER}`;
/** Dutch, and a verb's past as well: with its capital only. */
const GREAT_DUTCH = String.raw`\p{Lu}\p{L}{2,40}dreef\s+${NUMBER}`;

/** Between the kind of a street and its number stand no words that join sentences, and nothing to travel or write by. */
const NO_NAME = [
  'and|or|the|my|your|our|a|an|in|on|at|to|with|from|is|was|are|all|of|bei|und|oder|mit|nach|die|der|das|den|dem|meine[nr]?|en|of|met|de|het|een|mijn',
  'y|o|con|hay|hace|por|para|es|son|está|estaba|que|cada|un|una|unos|unas|il|lo|la|le|e|per|tra|fra|un|del|della|dei|di|da|las|los|el',
  'et|où|avec|pour|depuis|est|sont|il|y|du|des|jest|są|było|stoi|i|z|ze|w|na|po|o|to|mam|za|od|do',
  'e-?mails?|mail|apps?|whatsapp|telegram|signal|sms|skype|zoom|teams|chat|insta|instagram|facebook|internet|web|site|website|tinder|bluetooth|wifi|post|bus|train|trein|tren|treno|zug|tram|link|people|friends|freunde[n]?|vrienden|amici',
].join('|');
const NAME = String.raw`(?!(?:${NO_NAME})(?![\p{L}.]))\p{L}[\p{L}.'’-]{1,40}`;
const ARTICLES = String.raw`(?:(?:de|del|della|delle|dei|degli|di|la|las|los|el|du|des)\s+){0,2}(?:d['’]|l['’])?`;
/** Calle Mayor 5, via Roma 12, ul. Długa 7, rue Neuve 3. */
const NAME_AFTER = String.raw`(?<![\p{L}\d])(?:via|viale|calle|c\/|avenida|avda\.|av\.|ul\.|ulica|ulicy|aleja|al\.|rue)\s*(?<=[\s./])${ARTICLES}${NAME}(?:\s${NAME}){0,2},?\s+${NUMBER}`;
/** Kinds of streets that are everyday words as well: the name has its capital. */
const GREAT_NAME_AFTER = String.raw`(?<!\p{L})(?:[Pp]iazza|[Cc]orso|[Pp]laza|[Pp]lac)\s+${ARTICLES}\p{Lu}[\p{L}.'’]{1,40}(?:\s\p{Lu}[\p{L}.'’]{1,40}){0,2},?\s+${NUMBER}`;

const BEFORE = String.raw`(?<![\d.,])\d{1,4}[a-z]?`;
/** 12 Baker Street. */
const GREAT_ENGLISH = String.raw`${BEFORE}\s(?:\p{Lu}[\p{L}'’]{1,40}\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Close|Crescent|Terrace|Gardens|Square)(?!\p{L})`;
/** What stands before a street in talk: a 2 way street, 3 minutes down the road, 5 best street cafés. */
const NO_ENGLISH_NAME = String.raw`the|an?|my|your|our|his|her|their|its|this|that|these|those|each|every|any|some|same|other|of|in|on|at|by|to|from|off|down|up|along|across|over|and|or|per|more|than|like|way|lane|car|bike|best|worst|great|good|nice|new|old|big|small|long|short|busy|quiet|dead|open|dirt|side|blocks?|miles?|met(?:er|re)s?|feet|houses?|doors?|${COUNTED}`;
/** 12 baker street. */
const ENGLISH = String.raw`${BEFORE}\s(?:(?!(?:${NO_ENGLISH_NAME})\s)\p{L}[\p{L}'’]{1,40}\s){1,2}(?:street|road|avenue|crescent|terrace)(?!\p{L}|\s(?:food|art|artists?|cats?|dogs?|part(?:y|ies)|lights?|lamps?|views?|wear|style|music\p{L}*|fashion|performers?|trips?|signs?|names?|markets?|vendors?|work))`;
/** 12 bis, rue de la Paix; 12 rue pasteur. */
const FRENCH = String.raw`${BEFORE}(?:\s?(?:bis|ter))?,?\s(?:(?:rue|avenue|boulevard|bd|allée|chemin|impasse|quai|place)\s(?:de|du|des|d['’]|la|le|l['’]|saint|sainte)|(?:rue|boulevard|bd|impasse)\s${NAME})`;
const GREAT_FRENCH = String.raw`${BEFORE}(?:\s?(?:bis|ter))?,?\s(?:avenue|allée|chemin|quai|place)\s\p{Lu}`;

const GREAT = new RegExp([GREAT_DUTCH, GREAT_NAME_AFTER, GREAT_ENGLISH, GREAT_FRENCH].join('|'), 'u');
/** Of a text in small letters: a pattern for both takes twice the time to compile. */
const SMALL = new RegExp([ONE_WORD, TWO_WORDS, NAME_AFTER, ENGLISH, FRENCH].join('|'), 'u');

/** Words that end like a street and are none, German and Dutch. */
const NO_STREET = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:arbeits|spiel|park|sitz|stell|camping|zelt|fußball|fussball|lande|schau|steh|tanz|tennis|golf|rast|studien|ausbildungs|schlaf|liege|sport|grill|fenster|gang|bolz|schul|tisch|lieblings)platz`,
    '(?:school|speel)plein',
    String.raw`(?:heim|hin|rück|rueck|aus|um|arbeits|schul|fuß|fuss|rad|wander|halb|vor|durch|schlicht|kurz|rund|lebens|nach\p{L}*|onder|om|snel|uit|terug|heen|half|tussen|spoor|fiets|nor)weg`,
    'sackgasse',
    '(?:ont|over|neer|toe|op|aan|af|in|uit|om|vast|terug|dood|stuk|mis|be|ver|voor)?slaan',
    '(?:de|ar|kas|es|bar{1,2}i|blok|bloc)kade',
  ].join('|')})\s`,
  'gu',
);

/** @returns whether the text names a house in a street */
export function hasStreetAddress(text: string): boolean {
  // Most messages hold no number at all.
  if (!/\d/u.test(text)) return false;
  return GREAT.test(text) || SMALL.test(text.toLowerCase().replaceAll(NO_STREET, ' '));
}
