/** Where a member can go, with what is new there (spec 2, navigation): one list for the top and the bottom bar. */
import { Heart, MessageCircle, Search, Sparkles, WalletCards } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { path } from '@/config/paths';
import { selectCredits, selectPaidUser } from '@/core/auth/authSlice';
import { badgeText, creditsBadge } from '@/domain/badges';
import { selectUnreadTotal } from '@/features/chats/chatsSlice';
import { selectNewLikes } from '@/features/likes/likesSlice';
import { useAppSelector } from '@/store/hooks';

export interface NavEntry {
  to: string;
  icon: LucideIcon;
  text: string;
  /** For narrow places. */
  short: string;
  /** The whole name, badge included. */
  label: string;
  badge: { text: string; tone: 'new' | 'warning' | 'danger' } | null;
}

/** The three places of every member. */
export function useMemberNav(): NavEntry[] {
  const { t } = useTranslation();
  const unread = useAppSelector(selectUnreadTotal);
  const newLikes = useAppSelector(selectNewLikes);
  const news = (count: number): NavEntry['badge'] => {
    const text = badgeText(count);
    return text === null ? null : { text, tone: 'new' };
  };
  return [
    {
      to: path('members'),
      icon: Search,
      text: t('nav.search'),
      short: t('nav.search'),
      label: t('nav.search'),
      badge: null,
    },
    {
      to: path('chats'),
      icon: MessageCircle,
      text: t('nav.messages'),
      short: t('nav.messages'),
      label: unread > 0 ? t('nav.messagesUnread', { count: unread }) : t('nav.messages'),
      badge: news(unread),
    },
    {
      to: path('likes'),
      icon: Heart,
      text: t('nav.likes'),
      short: t('nav.likes'),
      label: newLikes > 0 ? t('nav.likesNew', { count: newLikes }) : t('nav.likes'),
      badge: news(newLikes),
    },
  ];
}

/** Credits for paying members, Get Premium for the others (spec 2). */
export function useMoneyEntry(): NavEntry {
  const { t } = useTranslation();
  const credits = useAppSelector(selectCredits);
  const paid = useAppSelector(selectPaidUser);
  if (!paid)
    return {
      to: path('premium'),
      icon: Sparkles,
      text: t('nav.getPremium'),
      short: t('nav.premium'),
      label: t('nav.getPremium'),
      badge: null,
    };
  return {
    to: path('credits'),
    icon: WalletCards,
    text: t('nav.credits'),
    short: t('nav.credits'),
    label: t('nav.creditsLeft', { count: credits }),
    badge: creditsBadge(credits),
  };
}
