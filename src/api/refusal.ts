/** Reads the details that the contract attaches to a refusal. */
import * as v from 'valibot';
import type { RefusalDetails } from './failure';

/** A detail of the wrong type is dropped alone: the code itself still has its text. */
const text = v.fallback(v.optional(v.string()), undefined);
const number = v.fallback(v.optional(v.number()), undefined);
const detailsSchema = v.object({
  minutes: number,
  until: text,
  reason: text,
  name: text,
  limit: number,
  resets_at: text,
});

/** @returns the known details of an error answer, without those that are absent. */
export function refusalDetails(body: Record<string, unknown>): RefusalDetails {
  const { minutes, until, reason, name, limit, resets_at } = v.parse(detailsSchema, body);
  return {
    ...(minutes !== undefined && { minutes }),
    ...(until !== undefined && { until }),
    ...(reason !== undefined && { reason }),
    ...(name !== undefined && { name }),
    ...(limit !== undefined && { limit }),
    ...(resets_at !== undefined && { resets_at }),
  };
}
