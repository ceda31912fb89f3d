/** Distances and the nearest place. */
import { cities } from '../world/places';

export interface Point {
  lat: number;
  lon: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two places in kilometres, as the crow flies. */
export function kilometres(a: Point, b: Point): number {
  const halfLat = Math.sin(radians(b.lat - a.lat) / 2);
  const halfLon = Math.sin(radians(b.lon - a.lon) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * halfLon ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** A distance as members see it: whole kilometres, 1 at least. */
export const shownDistance = (a: Point | null, b: Point | null): number | null =>
  a && b ? Math.max(1, Math.round(kilometres(a, b))) : null;

/** The place that stands for a whole country: its first city. */
export function placeOfCountry(
  country: string,
): { city: string; region: string; lat: number; lon: number } | null {
  return cities[country]?.[0] ?? null;
}

/** The city of the world that is nearest to a point. */
export function nearestCity(point: Point): { country: string; city: string; region: string } | null {
  const [nearest] = Object.entries(cities)
    .flatMap(([country, list]) => list.map((city) => ({ country, city, away: kilometres(point, city) })))
    .sort((a, b) => a.away - b.away);
  return nearest ? { country: nearest.country, city: nearest.city.city, region: nearest.city.region } : null;
}
