/** Whether a message gives away how its writer is reached, found or paid: what one should send only on purpose. */
import { cardNumbers, ibans } from './bankNumbers';
import { phoneNumbers } from './phoneNumbers';

/** The most delicate first. */
export type ContactKind = 'bank' | 'address' | 'phone' | 'email' | 'messenger';

const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u;
/** Spelled out; a plain "at" counts only before a house that is known for mail, or half of all sentences would be one. */
const SPELLED_EMAIL =
  /[\p{L}\d._-]+\s*(?:[([]\s*at\s*[)\]]\s*[\p{L}\d-]+|\bat\s+(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|gmx|protonmail|libero|onet|orange|ziggo))\s*(?:\.|[([]?\s*\b(?:dot|punkt|punt|punto|point)\b\s*[)\]]?)\s*\p{L}{2,}/iu;

const MESSENGERS =
  'whats\\s?app|telegram|signal|snapchat|snap|instagram|insta|kik|skype|discord|viber|threema|wechat|messenger';
const LINK =
  /\b(?:t\.me|wa\.me|telegram\.me|m\.me|chat\.whatsapp\.com|api\.whatsapp\.com|discord\.(?:gg|com\/invite)|signal\.(?:me|group)|snapchat\.com\/add|instagram\.com|kik\.me|join\.skype\.com|line\.me|threema\.id|facebook\.com|fb\.com|tiktok\.com\/@)\/?[\w@#+.-]+/iu;
/** The service and a name there: `Telegram: anna`, `insta @anna_b`; the service alone is only talk. */
const HANDLE = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${MESSENGERS})(?![\p{L}\d])[^\n.!?:=@]{0,16}(?:@[\w.]{3,}|[:=]\s*@?[\w.]{3,}\s*(?:$|[\n,;)!]))`,
  'imu',
);

const NUMBER = String.raw`\d{1,4}\s?[a-zA-Z]?(?![\d.,:]\d|\p{L}|\s?(?:min|km|m\b|h\b|uur|uhr|std|stunde|woche|tag|jahr|minut|hour|day|%|€))`;
/** Streets that name themselves at the end of one word: Hauptstraße 12, Keizersgracht 4. */
const ONE_WORD = String.raw`\p{Lu}\p{L}+(?:straße|strasse|str\.|gasse|allee|platz|damm|straat|laan|plein|gracht|kade|singel|dreef)\s+${NUMBER}`;
/** Calle Mayor 5, via Roma 12, ul. Długa 7. */
const NAME_AFTER = String.raw`(?<!\p{L})(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Cc]alle|[Aa]venida|[Aa]vda\.|[Pp]laza|[Uu]l\.|[Uu]lica|[Aa]leja|[Aa]l\.|[Pp]lac)\s+(?:(?:de|del|della|dei|di|la|las|los|el)\s+){0,2}\p{Lu}[\p{L}.'’]+(?:\s\p{Lu}[\p{L}.'’]+){0,2},?\s+${NUMBER}`;
/** 12 Baker Street. */
const ENGLISH = String.raw`(?<![\d.,])\d{1,4}[a-z]?\s(?:\p{Lu}[\p{L}'’]+\s){1,3}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Drive|Close|Crescent|Terrace|Gardens|Square)(?!\p{L})`;
/** 12 bis, rue de la Paix. */
const FRENCH = String.raw`(?<![\d.,])\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|boulevard|bd|allée|chemin|impasse|quai|place)\s(?:de|du|des|d['’]|la|le|l['’]|saint|sainte|\p{Lu})`;
const ADDRESS = new RegExp([ONE_WORD, NAME_AFTER, ENGLISH, FRENCH].join('|'), 'u');
/** Places that end like a street and are none. */
const NO_STREET = /(?:Arbeits|Spiel|Park|Sitz|Stell|Camping|Zelt|Fußball|Lande|Schau|Steh|Tanz)platz\s/gu;

/** @returns what the text gives away, each kind once, the most delicate first; empty for ordinary talk */
export function contactDetails(text: string): ContactKind[] {
  const kinds: ContactKind[] = [];
  const bank = [...ibans(text), ...cardNumbers(text)];
  if (bank.length > 0) kinds.push('bank');
  if (ADDRESS.test(text.replaceAll(NO_STREET, ' '))) kinds.push('address');
  // A card's number is no telephone's.
  const rest = bank.reduce((left, number) => left.replaceAll(number, ' x '), text);
  if (phoneNumbers(rest).length > 0) kinds.push('phone');
  if (EMAIL.test(text) || SPELLED_EMAIL.test(text)) kinds.push('email');
  if (LINK.test(text) || HANDLE.test(text)) kinds.push('messenger');
  return kinds;
}
