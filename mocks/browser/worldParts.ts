/** A world cut into parts that are kept one by one: a change writes the parts it touches, and not the whole world. */
import * as v from 'valibot';
import type { Conversation } from '../conversationTables';
import type { Db, StoredFile } from '../tables';

/** Rows of a part. A thousand would be 600 kB of members, one a record of its own for each of 100,000. */
const ROWS = 200;

/** Name to JSON text. A name is `TABLE/KIND/PLACE`; the place says where the part belongs among its table's. */
export type Parts = Map<string, string>;

type Kind = 'map' | 'set' | 'list' | 'value' | 'talk';

function addRows(parts: Parts, table: string, kind: Kind, rows: readonly unknown[]): void {
  // A table without rows is one all the same.
  for (let start = 0; start === 0 || start < rows.length; start += ROWS)
    parts.set(`${table}/${kind}/${start}`, JSON.stringify(rows.slice(start, start + ROWS)));
}

/** Messages are most of a world, and only ever come at the end: each conversation is cut for itself. */
function addConversations(parts: Parts, conversations: ReadonlyMap<string, Conversation>): void {
  addRows(
    parts,
    'conversations',
    'map',
    [...conversations].map(([id, conversation]) => [id, { ...conversation, messages: [] }]),
  );
  for (const [id, { messages }] of conversations)
    if (messages.length > 0) addRows(parts, `conversations:${id}`, 'talk', messages);
}

/** All of a world but its files, which are bytes. */
export function partsOf(db: Db): Parts {
  const parts: Parts = new Map();
  const { conversations, files: _files, ...tables } = db;
  addConversations(parts, conversations);
  for (const [table, value] of Object.entries(tables)) {
    if (value instanceof Map) addRows(parts, table, 'map', [...value.entries()]);
    else if (value instanceof Set) addRows(parts, table, 'set', [...value]);
    else if (Array.isArray(value)) addRows(parts, table, 'list', value);
    else parts.set(`${table}/value/0`, JSON.stringify(value));
  }
  return parts;
}

const rowsSchema = v.array(v.unknown());
const entriesSchema = v.array(v.tuple([v.string(), v.unknown()]));
const talksSchema = v.map(v.string(), v.looseObject({ messages: v.array(v.unknown()) }));
/** What was kept is what this program kept: another shape has another number (storage.ts). */
const dbSchema = v.custom<Db>(
  (value) => typeof value === 'object' && value !== null && 'members' in value && 'conversations' in value,
);

interface Part {
  table: string;
  kind: string;
  place: number;
  text: string;
}

function readName(name: string, text: string): Part {
  const [place, kind, ...rest] = name.split('/').toReversed();
  return { table: rest.toReversed().join('/'), kind: kind ?? '', place: Number(place), text };
}

/** The rows of a table's parts, in their order. */
const rowsOf = (parts: readonly Part[]): unknown[] =>
  parts.toSorted((a, b) => a.place - b.place).flatMap(({ text }) => v.parse(rowsSchema, JSON.parse(text)));

function tableOf([first, ...rest]: readonly Part[]): unknown {
  if (!first) return undefined;
  switch (first.kind) {
    case 'map':
      return new Map(v.parse(entriesSchema, rowsOf([first, ...rest])));
    case 'set':
      return new Set(rowsOf([first, ...rest]));
    case 'value':
      return JSON.parse(first.text);
    default:
      return rowsOf([first, ...rest]);
  }
}

/**
 * Puts a world together.
 * @param files its files, by name
 * @throws ValiError or SyntaxError where that is no world
 */
export function worldOf(parts: ReadonlyMap<string, string>, files: ReadonlyMap<string, StoredFile>): Db {
  const byTable = Map.groupBy(
    [...parts].map(([name, text]) => readName(name, text)),
    ({ table }) => table,
  );
  const talks = [...byTable].filter(([table]) => table.startsWith('conversations:'));
  const tables = [...byTable].filter(([table]) => !table.startsWith('conversations:'));
  const world = Object.fromEntries(tables.map(([table, found]) => [table, tableOf(found)]));
  const conversations = v.parse(talksSchema, world['conversations']);
  for (const [table, found] of talks) {
    const conversation = conversations.get(table.slice('conversations:'.length));
    if (conversation) conversation.messages = rowsOf(found);
  }
  return v.parse(dbSchema, { ...world, conversations, files: new Map(files) });
}
