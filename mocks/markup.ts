/** Pages of the mock as small trees, which become HTML. */

export interface Markup {
  tag: string;
  attributes: Record<string, string>;
  children: (Markup | string)[];
}

export const element = (
  tag: string,
  attributes: Record<string, string> = {},
  ...children: (Markup | string)[]
): Markup => ({ tag, attributes, children });

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** HTML of a tree; every text and attribute is escaped. */
export function toHtml(markup: Markup | string): string {
  if (typeof markup === 'string') return escape(markup);
  const attributes = Object.entries(markup.attributes).map(([name, value]) => ` ${name}="${escape(value)}"`);
  const children = markup.children.map((child) => toHtml(child));
  if (markup.tag === 'input') return `<input${attributes.join('')}>`;
  // The first line break of these is not theirs: one that is must come twice.
  const lead = /^(textarea|pre)$/.test(markup.tag) ? '\n' : '';
  return `<${markup.tag}${attributes.join('')}>${lead}${children.join('')}</${markup.tag}>`;
}
