/** The texts of the legal pages as their files hold them, before any fact is put in. */
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { Locale } from '@/domain/model';

const schema = v.object({
  template: v.optional(v.string(), ''),
  sections: v.optional(v.record(v.string(), v.object({ title: v.string(), body: v.string() }))),
});

/** @param name of the namespace. @throws ValiError where the file is of another shape */
export const textsIn = (language: Locale, name: string): v.InferOutput<typeof schema> =>
  v.parse(schema, JSON.parse(readFileSync(`locales/${language}/${name}.json`, 'utf8')));
