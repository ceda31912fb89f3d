/** The links made last, kept in this browser. It exists in builds for testers alone. */
import * as v from 'valibot';
import { jsonParse } from '@/lib/jsonParse';
import { readText, writeText } from '@/lib/storage';

const KEY = 'qa-links';
const MOST = 10;
const schema = v.fallback(v.array(v.string()), []);

/** @returns the newest first; none where no list can be read */
export const readLinks = (): string[] => v.parse(schema, jsonParse(readText('local', KEY)));

/** @returns the links, the newest first, each once */
export function keepLink(link: string): string[] {
  const links = [link, ...readLinks().filter((known) => known !== link)].slice(0, MOST);
  writeText('local', KEY, JSON.stringify(links));
  return links;
}
