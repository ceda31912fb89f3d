/** What the last act is called aloud: what was done, how many likes are left, and who or what comes next. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useAppSelector } from '@/store/hooks';
import { selectLimitOpen, selectMinutes, selectNews } from './swipeSlice';
import { useTimeText } from './useTimeText';

/**
 * @param next id of the card now on screen; null when there is none
 * @returns an empty text before the first act
 */
export function useSwipeNews(next: string | null): string {
  return [useActNews(next), useLimitNews()].filter((text) => text !== '').join(' ');
}

function useActNews(next: string | null): string {
  const { t } = useTranslation('swipe');
  const news = useAppSelector(selectNews);
  const name = useAppSelector((state) => selectProfile(state, news?.id ?? ''))?.name;
  const following = useAppSelector((state) => selectProfile(state, next ?? ''));
  if (news === null || name === undefined) return '';
  const said = {
    like: () => t('said.like', { name, count: news.left }),
    pass: () => t('said.pass', { name }),
    unlike: () => (news.counted ? '' : t('said.unlike', { name })),
    takeBack: () => t('said.takeBack', { name }),
  }[news.what]();
  const card = following && `${following.name}, ${following.age}`;
  const isForward = news.what === 'like' || news.what === 'pass';
  return isForward && card !== undefined ? `${said} ${t('said.next', { card })}` : said;
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
