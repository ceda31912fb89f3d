/** Where a member finds what is their own: one list for every page of the account. */
import { Bell, Images, MapPin, Settings, Sparkles, User } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { path } from '@/config/paths';
import { profilePath } from './profilePart';
import { useHasInterests, useProfilePage } from './useProfilePage';

export interface AccountLink {
  to: string;
  icon: LucideIcon;
  text: string;
}

/** @returns the links in their order, and the place of the page on screen among them, -1 for another page */
export function useAccountLinks(): { links: AccountLink[]; current: number } {
  const { t } = useTranslation('profile');
  const { pathname } = useLocation();
  const hasInterests = useHasInterests();
  const part = useProfilePage();
  const here = pathname === path('profile') ? profilePath(part) : pathname;
  const links = [
    { to: profilePath('photos'), icon: Images, text: t('frame.photos') },
    { to: profilePath('about'), icon: User, text: t('frame.about') },
    ...(hasInterests ? [{ to: profilePath('interests'), icon: Sparkles, text: t('frame.interests') }] : []),
    { to: path('notifications'), icon: Bell, text: t('frame.notifications') },
    { to: path('settingsLocation'), icon: MapPin, text: t('frame.location') },
    { to: path('settings'), icon: Settings, text: t('frame.settings') },
  ];
  return { links, current: links.findIndex(({ to }) => to === here) };
}
