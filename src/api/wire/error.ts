/** The shape of every error answer of the API (contract, conventions). */
import * as v from 'valibot';

/** A detail of the wrong type is dropped alone: the code itself still has its text. */
const text = v.fallback(v.optional(v.string()), undefined);
const number = v.fallback(v.optional(v.number()), undefined);

/** A code, never a sentence: what a server says in its own words is neither kept nor shown. */
const code = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/u));

/** What the contract attaches to a refusal, each only where it belongs. */
const detailsEntries = {
  minutes: number,
  until: text,
  reason: text,
  name: text,
  limit: number,
  resets_at: text,
  minimum_order_value: number,
  currency: text,
  country: text,
};

export const errorAnswer = v.object({
  error: v.fallback(v.optional(code), undefined),
  authentication_required: v.optional(v.boolean()),
  fields: v.fallback(v.optional(v.record(v.string(), v.fallback(code, 'invalid'))), undefined),
  ...detailsEntries,
});
