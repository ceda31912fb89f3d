/** Holds the first paint until the page knows its appearance: without it, an empty page in the wrong colours flashes up. */
import type { Plugin } from 'vite';

/** Nothing is lost by waiting: until its script runs, the page has nothing to show. Other browsers ignore the word. */
export const paintOnce: Plugin = {
  name: 'paint-once',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module" crossorigin', '$& blocking="render"'),
  },
};
