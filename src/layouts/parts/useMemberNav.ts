/** Where a member can go, with what is new there (spec 2, navigation): one list for the top and the bottom bar. */
import { Coins, Heart, MessageCircle, Search, Sparkles } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { path } from '@/config/paths';
import { selectCredits, selectPaidUser } from '@/core/auth/authSlice';
import { badgeText, creditsBadge } from '@/domain/badges';
import { selectUnreadTotal } from '@/features/chats/unread';
import { selectNewLikes } from '@/features/likes/likesSlice';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';

export interface NavEntry {
  to: string;
  icon: LucideIcon;
  text: string;
  /** For narrow places. */
  short: string;
  /** `meaning` follows the number for those who only hear it. */
  badge: { text: string; tone: 'new' | 'warning' | 'danger'; meaning: string } | null;
}

/** The three places of every member. */
export function useMemberNav(): NavEntry[] {
  const { t } = useTranslation();
  const unread = useAppSelector(selectUnreadTotal);
  const newLikes = useAppSelector(selectNewLikes);
  const news = (count: number, meaning: string): NavEntry['badge'] => {
    const text = badgeText(count);
    return text === null ? null : { text, tone: 'new', meaning };
  };
  return [
    {
      to: path('members'),
      icon: Search,
      text: t('nav.search'),
      short: t('nav.search'),
      badge: null,
    },
    {
      to: path('chats'),
      icon: MessageCircle,
      text: t('nav.messages'),
      short: t('nav.messages'),
      badge: news(unread, t('nav.unread', { count: unread })),
    },
    {
      to: path('likes'),
      icon: Heart,
      text: t('nav.likes'),
      short: t('nav.likes'),
      badge: news(newLikes, t('nav.fresh', { count: newLikes })),
    },
  ];
}

/** Pages at addresses of their own that lie behind a place of the navigation. */
const BEHIND: Readonly<Record<string, 'members' | 'profile' | undefined>> = {
  swipeGame: 'members',
  matchFinder: 'members',
  signupMatches: 'members',
  settings: 'profile',
  settingsLocation: 'profile',
  notifications: 'profile',
};

/**
 * The place of the navigation that a page lies behind.
 * @param money where the way to credits or Premium leads
 * @returns its path; undefined for a page that belongs to none
 */
export function placeBehind(name: string, money: string): string | undefined {
  const place = BEHIND[name];
  return name === 'transactions' ? money : place && path(place);
}

/** Credits for paying members, with how many they have; Get Premium for the others (spec 2). */
export function useMoneyEntry(): NavEntry & { count?: string } {
  const { t } = useTranslation();
  const { number } = useFormats();
  const credits = useAppSelector(selectCredits);
  const paid = useAppSelector(selectPaidUser);
  if (!paid)
    return {
      to: path('premium'),
      icon: Sparkles,
      text: t('nav.getPremium'),
      short: t('nav.premium'),
      badge: null,
    };
  const badge = creditsBadge(credits);
  return {
    to: path('credits'),
    icon: Coins,
    text: t('nav.credits'),
    short: t('nav.credits'),
    badge: badge && { ...badge, meaning: t('nav.left', { count: credits }) },
    count: number(credits),
  };
}
