/** What somebody has chosen and not applied yet, when the filters in force become others meanwhile. */
import type { SearchFilters } from './model';
import { saneFilters } from './searchFilters';

/**
 * @param draft what is chosen
 * @param before the filters in force when the draft last followed them
 * @param now the filters in force since
 * @returns the draft, with nothing changed in it but what has changed in the filters
 */
export function mergedFilters(
  draft: SearchFilters,
  before: SearchFilters,
  now: SearchFilters,
): SearchFilters {
  const merged = <Name extends keyof SearchFilters>(name: Name): SearchFilters[Name] =>
    before[name] === now[name] ? draft[name] : now[name];
  const country = merged('country');
  const kept = draft.interests.filter(
    (interest) => now.interests.includes(interest) || !before.interests.includes(interest),
  );
  const added = now.interests.filter((interest) => !before.interests.includes(interest));
  return saneFilters({
    gender: merged('gender'),
    country,
    countryregion: regionIn(country, draft, before, now),
    min_age: merged('min_age'),
    max_age: merged('max_age'),
    interests: [...new Set([...kept, ...added])],
    has_photo: merged('has_photo'),
    online_recently: merged('online_recently'),
    new: merged('new'),
    max_distance: merged('max_distance'),
    sort: merged('sort'),
  });
}

/** A region is one of its country's, whatever else has changed. */
function regionIn(
  country: string,
  draft: SearchFilters,
  before: SearchFilters,
  now: SearchFilters,
): string | null {
  const hasMoved = before.country !== now.country || before.countryregion !== now.countryregion;
  const from = hasMoved && now.country === country ? now : draft;
  return from.country === country ? from.countryregion : null;
}
