/** The mandate as a page of its own, to be kept: it needs nothing but the file. */
import type { MandateText } from './useMandateText';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);

const STYLE =
  'body{max-width:42rem;margin:3rem auto;padding:0 1.5rem;font:1rem/1.5 system-ui,sans-serif;color:#241d1c}' +
  'h1{font-size:1.5rem}dl{margin:1.5rem 0}dl div{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.4rem 0;border-bottom:1px solid #ddd}' +
  'dt{flex:0 0 14rem;color:#555}dd{flex:1 1 14rem;margin:0}';

/**
 * @param text the mandate, filled in
 * @param language of its words, for those who have it read out
 */
export function mandateDocument({ title, lines, paragraphs }: MandateText, language: string): string {
  const rows = lines.map(
    ({ term, value }) => `<div><dt>${escaped(term)}</dt><dd>${escaped(value)}</dd></div>`,
  );
  return [
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>`,
    `<h1>${escaped(title)}</h1><dl>${rows.join('')}</dl>`,
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    '</main></body></html>',
  ].join('\n');
}
