/** What was typed into a form and not sent yet: kept in this tab over a reload, never a password. */
import * as v from 'valibot';
import { SESSION_KEYS } from '@/config/storageKeys';
import { jsonParse } from '@/lib/jsonParse';
import { readText, removeText, writeText } from '@/lib/storage';
import { storageTrouble } from '@/lib/storageTrouble';

/** A member's form carries the account's id, for example `about:u7`, so that nobody finds what somebody else typed. */
export type FormDraftName = 'signup' | `${string}:${string}`;

const recordSchema = v.record(v.string(), v.unknown());

function stored(): Record<string, unknown> {
  const text = readText('session', SESSION_KEYS.formDrafts);
  const parsed = v.safeParse(recordSchema, jsonParse(text));
  if (text !== null && !parsed.success) storageTrouble('unreadable', SESSION_KEYS.formDrafts);
  return parsed.success ? parsed.output : {};
}

function store(drafts: Record<string, unknown>): void {
  if (Object.keys(drafts).length === 0) removeText('session', SESSION_KEYS.formDrafts);
  else writeText('session', SESSION_KEYS.formDrafts, JSON.stringify(drafts));
}

/**
 * @param name which form, and whose
 * @param schema what the form understands today; storage may be old or tampered with
 * @returns what was kept; null when there is nothing, or nothing of that shape
 */
export function readFormDraft<T>(name: FormDraftName, schema: v.GenericSchema<unknown, T>): T | null {
  const draft = stored()[name];
  const parsed = v.safeParse(schema, draft);
  if (draft !== undefined && !parsed.success) storageTrouble('unreadable', SESSION_KEYS.formDrafts);
  return parsed.success ? parsed.output : null;
}

/**
 * Keeps what a form holds now; without storage it is only lost with a reload.
 * @param value JSON; the caller leaves passwords out
 */
export function keepFormDraft(name: FormDraftName, value: unknown): void {
  store({ ...stored(), [name]: value });
}

/** The form was sent, or what it held is not wanted any more. */
export function dropFormDraft(name: FormDraftName): void {
  const { [name]: _dropped, ...others } = stored();
  store(others);
}
