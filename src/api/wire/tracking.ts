/** Wire schema of where a visitor came from, which sign-up and payment send along (spec 3). */
import * as v from 'valibot';
import { VARIANTS } from '@/domain/variant';

const text = v.nullable(v.string());

/** `lander` and `variant` may be missing: the spec names the first five. */
export const trackingSchema = v.object({
  network: text,
  ref: text,
  sub1: text,
  sub2: text,
  sub3: text,
  lander: v.optional(text),
  variant: v.optional(v.nullable(v.picklist(VARIANTS))),
});
