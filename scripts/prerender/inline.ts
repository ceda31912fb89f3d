// Styles that a page brings along: as one element, and those that React writes into attributes as rules.
import { createHash } from 'node:crypto';

/** The content security policy knows no attribute `style`, so each becomes a rule. */
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

export interface Restyled {
  readonly html: string;
  readonly rules: string;
}

/** Turns the attributes `style` of a text into rules of one attribute each. */
export function styleByRules(html: string): Restyled {
  const known = new Map<string, number>();
  const restyled = html.replaceAll(STYLE_ATTRIBUTE, (_, text: string) => {
    if (!known.has(text)) known.set(text, known.size);
    return ` data-look="${known.get(text)}"`;
  });
  const rules = [...known].map(([text, index]) => `[data-look="${index}"]{${decode(text)}}`);
  return { html: restyled, rules: rules.join('') };
}

const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * The style that a page brings along. Its first rule goes when the whole sheets are there (`firstFrame.ts`); faces stay, since the
 * letters on screen would be fetched anew, and so do attributes, which stand in no sheet.
 * @param sheet rules of the sheets
 * @param looks rules in place of attributes
 */
export const ownStyle = (sheet: string, looks: string): string =>
  [`@media all{${sheet.replaceAll(FONT_FACE, '')}}`, ...(sheet.match(FONT_FACE) ?? []), looks].join('');

/** The text behind what React escaped. */
export const decode = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** How the content security policy names an inline element. */
export const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
