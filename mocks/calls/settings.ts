/** Settings and look-ups (settings.php, interests.php, regions.php, companyinfo.php, geocode.php, page-hidden.php). */
import type * as v from 'valibot';
import type { companyAnswer, geocodeAnswer, geocodeQuery } from '@/api/wire/settings';
import type { Settings } from '@/domain/model';
import type { Context } from '../call';
import { nearestCity } from '../rules/place';
import { invalidFields, notFound } from '../rules/refusal';
import { interests } from '../world/interests';

export const showSettings = (_: unknown, { db }: Context): Settings => db.settings;

export const listInterests = (): { interests: string[] } => ({ interests: [...interests] });

export const listRegions = (_: unknown, { db }: Context): { regions: Record<string, string[]> } => ({
  regions: db.settings.region_data,
});

export function showCompany(_: unknown, { db }: Context): v.InferInput<typeof companyAnswer> {
  const { settings } = db;
  return {
    name: settings.company_name,
    address: settings.address,
    kvk: settings.kvk,
    city: settings.city,
    country: settings.country,
    tradenames: settings.tradenames,
    vat_numbers: settings.vat_numbers,
    support_phone: settings.support_phone,
    delete_discount: settings.delete_discount,
    added: settings.added,
  };
}

function degrees(text: string, limit: number): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && Math.abs(value) <= limit ? value : null;
}

export function geocode(query: v.InferOutput<typeof geocodeQuery>): v.InferInput<typeof geocodeAnswer> {
  const lat = degrees(query.lat, 90);
  const lon = degrees(query.lon, 180);
  if (lat === null || lon === null) {
    throw invalidFields({ ...(lat === null && { lat: 'invalid' }), ...(lon === null && { lon: 'invalid' }) });
  }
  const city = nearestCity({ lat, lon });
  if (!city) throw notFound();
  return { ...city, lat, lon };
}

export function countPageHidden(_: unknown, { db }: Context): Record<string, never> {
  db.beacons += 1;
  return {};
}
