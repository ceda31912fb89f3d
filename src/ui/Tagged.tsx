// A sentence whose marked words are elements: "I accept the <terms>terms</terms>."
import { cloneElement, createElement, Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';

interface TaggedProps {
  /** One level of tags, as the translations have them. */
  text: string;
  /** The element for a tag, which gets the words; words in a tag that is not here stay words. */
  tags: Readonly<Record<string, ReactElement>>;
}

const TAG = /<(\w+)>([^<]*)<\/\1>/gu;

/** Text stays text: nothing of it becomes markup by itself. */
export function Tagged({ text, tags }: TaggedProps) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(TAG)) {
    const [whole, name = '', words = ''] = match;
    const tag = Object.hasOwn(tags, name) ? tags[name] : undefined;
    parts.push(text.slice(end, match.index), tag === undefined ? words : cloneElement(tag, undefined, words));
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  // Their order is the sentence's own, so they need no keys.
  return createElement(Fragment, null, ...parts);
}
