/** What the last act is called aloud: what was done, how many likes are left, and who comes next. */
import { useTranslation } from 'react-i18next';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useAppSelector } from '@/store/hooks';
import { selectNews } from './swipeSlice';

/**
 * @param next id of the card now on screen; null when there is none
 * @returns an empty text before the first act
 */
export function useSwipeNews(next: string | null): string {
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
