// Puts one drawn page together with its head and its styles.
import { SITE_NAME } from '@/config/site';
import { pageHead } from '@/core/navigation/pageHead';
import type { Locale } from '@/domain/model';
import type { PublicPage } from '@/domain/publicPages';
import type { Built, PageFiles } from './built.ts';
import { rulesInUse } from './critical.ts';
import { documentOf } from './document.ts';
import { decode, hashOf, ownStyle, styleByRules } from './inline.ts';

interface Drawn {
  readonly built: Built;
  readonly script: string;
  readonly page: PublicPage;
  readonly locale: Locale;
  /** As React wrote it. */
  readonly rendered: string;
  readonly files: PageFiles;
}

export interface MadePage {
  readonly text: string;
  readonly hashes: { readonly styles: string; readonly scripts: string };
}

const PRELOAD = /<link rel="preload"[^>]*>/g;
const TITLE = /<title>([^<]*)<\/title>/;
/** What everybody reads first is set in these. */
const FIRST_FONTS = /url\(([^)]*(?:figtree|fraunces)-core[^)]*\.woff2)\)/g;

const script = (file: string): string => `<link rel="modulepreload" crossorigin href="/${file}">`;
const style = (file: string): string => `<link rel="stylesheet" crossorigin href="/${file}">`;
const font = (address: string): string =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`;
/** Elements that ask for the typefaces of a style sheet that are read first. */
export const fontLinks = (sheet: string): string =>
  [...sheet.matchAll(FIRST_FONTS)].map((found) => font(found[1] ?? '')).join('');

/** @throws Error when the page has no title, or a sheet cannot be read */
export async function makePage({
  built,
  script: first,
  page,
  locale,
  rendered,
  files,
}: Drawn): Promise<MadePage> {
  const title = TITLE.exec(rendered)?.[1];
  if (title === undefined) throw new Error(`The page ${page.route} has no title.`);
  const pictures = (rendered.match(PRELOAD) ?? []).filter((link) => /fetchPriority="high"/i.test(link));
  const { html, rules } = styleByRules(rendered.replaceAll(PRELOAD, '').replace(TITLE, ''));
  const sheet = files.styles.map(built.read).join('');
  const styles = ownStyle(await rulesInUse(sheet, html), rules);
  return {
    text: documentOf({
      locale,
      page: `${page.route} ${locale}`,
      head: { title: decode(title), elements: pageHead(page, locale, SITE_NAME) },
      shared: built.head,
      script: first,
      styles,
      preloads: pictures.join('') + fontLinks(sheet),
      body: html,
      entry: built.entry,
      later: [...files.styles.map(style), ...files.scripts.map(script)].join(''),
    }),
    hashes: { styles: hashOf(styles), scripts: hashOf(first) },
  };
}
