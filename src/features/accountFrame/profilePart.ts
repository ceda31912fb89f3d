/** The parts of the page of the own profile, as the address names them. */
import { path } from '@/config/paths';

const PROFILE_PAGES = ['photos', 'about', 'interests', 'preview'] as const;
export type ProfilePage = (typeof PROFILE_PAGES)[number];

const PARAMETER = 'part';

/**
 * @param search query string of the address
 * @returns the photos for an address that names no known part
 */
export function profilePageOf(search: string): ProfilePage {
  const part = new URLSearchParams(search).get(PARAMETER);
  return PROFILE_PAGES.find((page) => page === part) ?? 'photos';
}

/** @returns the address of a part; the photos have the short one */
export function profilePath(page: ProfilePage): string {
  return page === 'photos' ? path('profile') : `${path('profile')}?${PARAMETER}=${page}`;
}
