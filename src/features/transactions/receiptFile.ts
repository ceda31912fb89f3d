/** The receipt as a file: one page of HTML that needs nothing else, for any browser and any printer. */
import { saveFile } from '@/lib/saveFile';
import type { Receipt, ReceiptPart } from './receipt';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? '');

const STYLE = `body{max-width:40rem;margin:2.5rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#241d1c}
h1{margin:.25rem 0 1.5rem}h2{margin:2rem 0 .5rem;font-size:1.125rem}dl{margin:0}
div{display:flex;justify-content:space-between;gap:1.5rem;padding:.375rem 0;border-bottom:1px solid #ddd}
dd{margin:0;text-align:right;overflow-wrap:anywhere}.total{font-weight:700}`;

function part({ heading, lines }: ReceiptPart): string {
  const rows = lines.map(
    ({ label, value, total }) =>
      `<div${total === true ? ' class="total"' : ''}><dt>${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`,
  );
  return `${heading === null ? '' : `<h2>${escaped(heading)}</h2>\n`}<dl>\n${rows.join('\n')}\n</dl>`;
}

/** @param lang language tag of the texts @returns a whole document */
export function receiptDocument({ title, site, parts, note }: Receipt, lang: string): string {
  return `<!doctype html>
<html lang="${escaped(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(`${site}: ${title}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<p>${escaped(site)}</p>
<h1>${escaped(title)}</h1>
${parts.map((one) => part(one)).join('\n')}
<p>${escaped(note)}</p>
</body>
</html>
`;
}

/** Until then every browser has read the file. */
const KEPT_MS = 60_000;

/** Saves the receipt. @param name the file's name without its ending */
export function saveReceipt(receipt: Receipt, name: string, lang: string): void {
  const url = URL.createObjectURL(new Blob([receiptDocument(receipt, lang)], { type: 'text/html' }));
  saveFile(url, `${name}.html`);
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
