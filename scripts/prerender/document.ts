// One page as a file: its head, what it shows, and what brings the app after the first frame.
import { LOCALE_TAGS, LOCALES } from '@/config/locales';
import type { Locale } from '@/domain/model';

export interface Head {
  readonly title: string;
  readonly description: string;
  /** Whole addresses. */
  readonly canonical: string;
  readonly alternates: readonly { readonly language: string; readonly address: string }[];
  readonly picture: string;
  readonly site: string;
}

export interface PageParts {
  readonly locale: Locale;
  /** Route and language, see app/takeOver. */
  readonly page: string;
  readonly head: Head;
  /** The head that all pages share. */
  readonly shared: string;
  readonly script: string;
  readonly styles: string;
  /** Files that the first paint needs, as elements. */
  readonly preloads: string;
  readonly body: string;
  readonly entry: string;
  /** What the app needs, as elements. */
  readonly later: string;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const og = (locale: Locale): string => LOCALE_TAGS[locale].replace('-', '_');

function headElements(
  { title, description, canonical, alternates, picture, site }: Head,
  locale: Locale,
): string {
  const meta = (name: string, content: string): string =>
    `<meta property="og:${name}" content="${escape(content)}">`;
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    `<link rel="canonical" href="${escape(canonical)}">`,
    ...alternates.map(
      ({ language, address }) => `<link rel="alternate" hreflang="${language}" href="${escape(address)}">`,
    ),
    meta('type', 'website'),
    meta('site_name', site),
    meta('title', title),
    meta('description', description),
    meta('url', canonical),
    meta('locale', og(locale)),
    ...LOCALES.filter((other) => other !== locale).map((other) => meta('locale:alternate', og(other))),
    meta('image', picture),
    meta('image:width', '1200'),
    meta('image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** The file's text. */
export function documentOf(parts: PageParts): string {
  const { locale, shared, script, preloads, styles, page, body, entry, later, head } = parts;
  return [
    `<!doctype html><html lang="${LOCALE_TAGS[locale]}"><head>${shared}`,
    headElements(head, locale),
    preloads,
    `<script>${script}</script><style>${styles}</style></head>`,
    `<body><div id="root" data-page="${page}">${body}</div>`,
    `<template data-entry="${entry}">${later}</template></body></html>\n`,
  ].join('');
}
