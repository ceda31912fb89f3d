/** Whether a message gives away how its writer is reached, found or paid: what one should send only on purpose. */
import {
  britishAccounts,
  cardNumbers,
  frenchAccounts,
  germanAccounts,
  ibans,
  polishAccounts,
  spanishAccounts,
} from './bankNumbers';
import { phoneNumbers } from './phoneNumbers';
import { hasStreetAddress } from './streetAddresses';

const BANK_NUMBERS = [
  ibans,
  polishAccounts,
  britishAccounts,
  spanishAccounts,
  frenchAccounts,
  germanAccounts,
  cardNumbers,
];

/** The most delicate first: what takes money, what leads to the door, what rings, what can be changed, what can be left. */
export const CONTACT_KINDS = ['bank', 'address', 'phone', 'email', 'messenger'] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

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

/** @returns what the text gives away, each kind once, the most delicate first; empty for ordinary talk */
export function contactDetails(text: string): ContactKind[] {
  const kinds: ContactKind[] = [];
  const bank = BANK_NUMBERS.flatMap((find) => find(text));
  if (bank.length > 0) kinds.push('bank');
  if (hasStreetAddress(text)) kinds.push('address');
  // A card's number is no telephone's.
  const rest = bank.reduce((left, number) => left.replaceAll(number, ' x '), text);
  if (phoneNumbers(rest).length > 0) kinds.push('phone');
  if (EMAIL.test(text) || SPELLED_EMAIL.test(text)) kinds.push('email');
  if (LINK.test(text) || HANDLE.test(text)) kinds.push('messenger');
  return kinds;
}
