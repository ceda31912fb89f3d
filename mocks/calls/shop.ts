/** Packages and codes (packages.php, discountcode.php). */
import type * as v from 'valibot';
import type { discountQuery } from '@/api/wire/payment';
import type { CreditPackage, Discount } from '@/domain/model';
import type { Context } from '../call';
import { checkCode, packagesFor, stayCode, welcomeCode } from '../rules/discounts';
import { notFound } from '../rules/refusal';

const countryOf = ({ db, viewer }: Context): string =>
  (viewer && db.members.get(viewer.id)?.country) ??
  db.settings.geoip_selected_country ??
  db.settings.geoip_country;

export const listPackages = (_: unknown, context: Context): { packages: CreditPackage[] } => ({
  packages: packagesFor(countryOf(context), context.viewer, context.now),
});

export function showDiscount(query: v.InferOutput<typeof discountQuery>, context: Context): Discount {
  const { db, viewer, now } = context;
  const me = viewer && db.members.get(viewer.id);
  if (query.code !== undefined && viewer && me) return checkCode(db, query.code, viewer, me, null, now);
  if (query.welcome === 'true' && viewer) return welcomeCode(viewer, now);
  if (query.delete === 'true' && viewer) return stayCode(db, viewer, now);
  throw notFound();
}
