// One page as a file: its head, what it shows, and what brings the app after the first frame.
import { LOCALE_TAGS } from '@/config/locales';
import type { HeadElement } from '@/core/navigation/pageHead';
import type { Locale } from '@/domain/model';

export interface Head {
  readonly title: string;
  /** Everything else that the page says for itself. */
  readonly elements: readonly HeadElement[];
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

const elementText = ({ name, attributes }: HeadElement): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escape(value)}"`)
    .join('')}>`;

const headText = ({ title, elements }: Head): string =>
  [`<title>${escape(title)}</title>`, ...elements.map(elementText)].join('');

/** The file's text. */
export function documentOf(parts: PageParts): string {
  const { locale, shared, script, preloads, styles, page, body, entry, later, head } = parts;
  return [
    `<!doctype html><html lang="${LOCALE_TAGS[locale]}"><head>${shared}`,
    headText(head),
    preloads,
    `<script>${script}</script><style>${styles}</style></head>`,
    `<body><div id="root" data-page="${page}">${body}</div>`,
    `<template data-entry="${entry}">${later}</template></body></html>\n`,
  ].join('');
}
