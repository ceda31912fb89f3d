// What a page's file has of its sheets: the rules that something on the page as drawn can come under.
import { PurgeCSS } from 'purgecss';

/** An opening tag of drawn text: in attributes everything that could end it is escaped. */
const TAG = /<([a-z][\w-]*)([^>]*)>/g;
const ATTRIBUTE = /\s([\w-]+)(?:="([^"]*)")?/g;
/** What the first script writes on the page. */
const SET_LATER = ['data-bs-theme', 'data-variant'];

interface Drawn {
  readonly tags: string[];
  readonly classes: string[];
  readonly ids: string[];
  readonly attributes: { readonly names: string[]; readonly values: string[] };
  /** Words that may be any of them: none. */
  readonly undetermined: string[];
}

/** Names of what is drawn. Words of its texts are none of them: a page has the same rules in every language. */
export function drawnNames(html: string): Drawn {
  const tags = new Set(['html', 'head', 'body']);
  const names = new Set<string>();
  const values = new Set<string>();
  const classes = new Set<string>();
  const ids = new Set(['root']);
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    tags.add(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      names.add(name);
      values.add(value);
      if (name === 'class') for (const one of value.split(' ')) classes.add(one);
      if (name === 'id') ids.add(value);
    }
  }
  return {
    tags: [...tags],
    classes: [...classes],
    ids: [...ids],
    attributes: { names: [...names], values: [...values] },
    undetermined: [],
  };
}

/**
 * Leaves out of a sheet what nothing on the page comes under: it is there for what the app draws later, and the whole
 * sheets come before that. States such as `:hover` stay, and both appearances.
 * @param sheet the page's sheets, one after the other
 * @param html what is drawn in the page
 */
export async function rulesInUse(sheet: string, html: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: sheet }],
    extractors: [{ extensions: ['html'], extractor: drawnNames }],
    keyframes: true,
    dynamicAttributes: SET_LATER,
  });
  if (purged === undefined) throw new Error('A sheet could not be read.');
  return purged.css;
}
