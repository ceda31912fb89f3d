/** The 18+ warning that a visitor meets first (spec 5). */
import type { Settings } from './model';

/** The chat layout is bare elsewhere (spec 2). */
const CHAT_LAYOUT_COUNTRIES: readonly string[] = ['NL', 'DE'];

export interface SiteEntryState {
  installedApp: boolean;
  /** When the visitor closed the warning, epoch ms; null if never. */
  skippedAt: number | null;
  loggedIn: boolean;
  /** Null while the settings are not known. */
  settings: Pick<Settings, 'enable_site_entry_popup' | 'site_entry_countries'> | null;
  /** The visitor's country, ISO 3166-1; null when unknown. */
  country: string | null;
  layout?: 'default' | 'chat';
}

/** Says whether the warning opens: once per visitor, and only where it is asked for. */
export function showsSiteEntry(state: SiteEntryState): boolean {
  const { installedApp, skippedAt, loggedIn, settings, country, layout = 'default' } = state;
  if (installedApp || skippedAt !== null || loggedIn) return false;
  if (settings === null || settings.enable_site_entry_popup === 'no') return false;
  const allowed = settings.site_entry_countries;
  if (allowed !== null && !contains(allowed, country)) return false;
  return layout === 'default' || contains(CHAT_LAYOUT_COUNTRIES, country);
}

function contains(countries: readonly string[], country: string | null): boolean {
  return country !== null && countries.includes(country.toUpperCase());
}
