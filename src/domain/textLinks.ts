/** Web addresses in what people write: found, judged, and nothing else made of the text. */
import { LinkifyIt } from 'linkify-it';

export interface TextPart {
  text: string;
  /** Where it leads, always http or https; null for plain text. */
  href: string | null;
  /** The host it truly leads to, when the text does not say so itself; null otherwise. */
  host: string | null;
}

/** Only the web: a press must not open a mail programme, a telephone or a program on the device. */
const finder = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: false, fuzzyIP: false, urlAuth: true })
  .add('ftp:', null)
  .add('mailto:', null)
  .add('//', null);

/**
 * Cuts a text into plain parts and web addresses.
 * @returns parts that make the text again when joined
 */
export function textLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { index, lastIndex, url } of finder.match(text) ?? []) {
    const address = webAddress(url);
    if (!address) continue;
    const shown = text.slice(index, lastIndex);
    if (index > done) parts.push(plain(text.slice(done, index)));
    parts.push({
      text: shown,
      href: address.href,
      host: saysHost(shown, address.host) ? null : address.host,
    });
    done = lastIndex;
  }
  if (done < text.length) parts.push(plain(text.slice(done)));
  return parts;
}

const plain = (text: string): TextPart => ({ text, href: null, host: null });

/** Null for whatever is no plain web address; a name before an @ only serves to mislead. */
function webAddress(url: string): URL | null {
  if (!URL.canParse(url)) return null;
  const address = new URL(url);
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return null;
  return address.username === '' && address.password === '' ? address : null;
}

/** Letters of other alphabets can pass for Latin ones: then the true host is written in Latin letters alone. */
const saysHost = (shown: string, host: string): boolean => shown.toLowerCase().includes(host);
