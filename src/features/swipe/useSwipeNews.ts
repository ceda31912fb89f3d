/** What the last act is called aloud: what was done, how many likes are left, and who or what comes next. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SWIPE_LIKES_PER_DAY } from '@/config/limits';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useAppSelector } from '@/store/hooks';
import {
  selectDeck,
  selectLikesLeft,
  selectLimitOpen,
  selectMinutes,
  selectNews,
  selectSwipeStatus,
} from './swipeSlice';
import { useTimeText } from './useTimeText';

/**
 * @param next id of the card now on screen; null when there is none
 * @returns an empty text before the first act
 */
export function useSwipeNews(next: string | null): string {
  const act = useActNews(next);
  const limit = useLimitNews();
  // What was said before midnight is over.
  const anew = useNewLikes();
  return anew ?? [act, limit].filter((text) => text !== '').join(' ');
}

function useActNews(next: string | null): string {
  const { t } = useTranslation('swipe');
  const news = useAppSelector(selectNews);
  const name = useAppSelector((state) => selectProfile(state, news?.id ?? ''))?.name;
  const following = useAppSelector((state) => selectProfile(state, next ?? ''));
  const { dry, queue } = useAppSelector(selectDeck);
  const isReady = useAppSelector(selectSwipeStatus) === 'ready';
  const isOver = isReady && dry === 'yes' && queue.length === 0;
  if (news === null || name === undefined) return '';
  const said = {
    like: () => t('said.like', { name, count: news.left }),
    pass: () => t('said.pass', { name }),
    unlike: () => (news.counted ? '' : t('said.unlike', { name })),
    takeBack: () => t('said.takeBack', { name }),
  }[news.what]();
  const isForward = news.what === 'like' || news.what === 'pass';
  if (!isForward) return said;
  if (following) return `${said} ${t('said.next', { card: `${following.name}, ${following.age}` })}`;
  return isOver ? `${said} ${t('empty.title')}.` : said;
}

/** That no likes are left, with the time until more as it is then: the minutes that follow are seen, and not said each anew. */
function useLimitNews(): string {
  const { t } = useTranslation('swipe');
  const open = useAppSelector(selectLimitOpen);
  const minutes = useAppSelector(selectMinutes);
  const [first, setFirst] = useState<number | null>(null);
  const wanted = open ? (first ?? minutes) : null;
  if (first !== wanted) setFirst(wanted);
  const time = useTimeText(first);
  return time === null ? '' : `${t('limit.title')}. ${time}.`;
}

/** That there are likes again, which no act has brought; null from the next act on. */
function useNewLikes(): string | null {
  const { t } = useTranslation('swipe');
  const open = useAppSelector(selectLimitOpen);
  const news = useAppSelector(selectNews);
  const left = useAppSelector(selectLikesLeft);
  const [was, setWas] = useState({ open, news, isAnew: false });
  if (was.open !== open || was.news !== news)
    setWas({ open, news, isAnew: was.open && !open && left > 0 && was.news === news });
  return was.isAnew ? `${t('leftOf', { left, total: SWIPE_LIKES_PER_DAY })}.` : null;
}
