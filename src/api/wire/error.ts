/** The shape of every error answer of the API (contract, conventions). */
import * as v from 'valibot';

export const errorAnswer = v.looseObject({
  error: v.optional(v.string()),
  authentication_required: v.optional(v.boolean()),
  fields: v.optional(v.record(v.string(), v.string())),
});
