/** The details that the contract attaches to a refusal. */
import type * as v from 'valibot';
import type { RefusalDetails } from './failure';
import type { errorAnswer } from './wire/error';

/** @returns the details of an error answer, without those that are absent. */
export function refusalDetails({
  minutes,
  until,
  reason,
  name,
  limit,
  resets_at,
  minimum_order_value,
  currency,
  country,
}: v.InferOutput<typeof errorAnswer>): RefusalDetails {
  return {
    ...(minutes !== undefined && { minutes }),
    ...(until !== undefined && { until }),
    ...(reason !== undefined && { reason }),
    ...(name !== undefined && { name }),
    ...(limit !== undefined && { limit }),
    ...(resets_at !== undefined && { resets_at }),
    ...(minimum_order_value !== undefined && { minimum_order_value }),
    ...(currency !== undefined && { currency }),
    ...(country !== undefined && { country }),
  };
}
