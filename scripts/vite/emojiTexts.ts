/** The emoji and their names, cut out of the data package: its files hold ten times what the choice of an emoji shows. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Plugin } from 'vite';

/** `virtual:emoji/emoji-all` holds the emoji, `virtual:emoji/emoji-<language>` their names, line by line the same ones. */
const PREFIX = 'virtual:emoji/emoji-';

const entries = v.array(
  v.object({
    emoji: v.string(),
    label: v.string(),
    tags: v.optional(v.array(v.string()), []),
    /** Absent for what is no emoji by itself. */
    group: v.optional(v.number()),
    order: v.optional(v.number(), 0),
    /** The edition of the standard that brought it. */
    version: v.number(),
    /** Present for the woman and the man beside the person. */
    gender: v.optional(v.number()),
  }),
);
const messages = v.object({ groups: v.array(v.object({ order: v.number(), message: v.string() })) });

/** Newer ones are empty boxes on many devices. */
const LAST_EDITION = 15;
/** Skin tones and the like. */
const COMPONENTS = 2;

const folder = path.dirname(fileURLToPath(import.meta.resolve('emojibase-data/package.json')));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

function entriesOf(language: string) {
  return v
    .parse(entries, JSON.parse(read(`${language}/data.json`)))
    .filter(({ gender, group }) => group !== undefined && group !== COMPONENTS && gender === undefined)
    .filter(({ version }) => version <= LAST_EDITION)
    .sort((one, other) => one.order - other.order);
}

/** A group a line. */
function emojiLines(): string {
  const groups = Map.groupBy(entriesOf('en'), ({ group }) => group);
  return [...groups.values()].map((group) => group.map(({ emoji }) => emoji).join(' ')).join('\n');
}

/** First the names of the groups, then a line for each emoji: its name, and the words that it does not hold. */
export function nameLines(language: string): string {
  const { groups } = v.parse(messages, JSON.parse(read(`${language}/messages.json`)));
  const names = groups.filter(({ order }) => order !== COMPONENTS).map(({ message }) => message);
  const lines = entriesOf(language).map(({ label, tags }) => {
    const words = new Set(tags.flatMap((tag) => tag.split(' ')));
    const more = [...words].filter((word) => !label.includes(word));
    return more.length === 0 ? label : `${label}|${more.join(' ')}`;
  });
  return [names.join('|'), ...lines].join('\n');
}

export const emojiTexts: Plugin = {
  name: 'emoji-texts',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return null;
    const part = id.slice(PREFIX.length + 1);
    const text = part === 'all' ? emojiLines() : nameLines(part);
    return `export default ${JSON.stringify(text)};`;
  },
  /** The package's licence goes where its data go; comments do not outlive the minifier. */
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'assets/emoji-licence.txt', source: read('LICENSE') });
  },
};
