/** The page's title: its name, the site's name, and how much is new (spec 2). */
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { SITE_NAME } from '@/config/site';
import { testerTitle } from '@/config/testerPages';
import { pageTitle } from '@/domain/pageTitle';
import { useAppSelector } from '@/store/hooks';
import { selectSiteName } from '../settings/settingsSlice';
import { selectMissingPath } from './navigationSlice';
import { useRouteName } from './routeName';

interface DocumentTitleProps {
  unread?: number;
  newLikes?: number;
  /** What tells this page from others of its name. */
  detail?: string | undefined;
}

/** React puts the element into the head. */
export function DocumentTitle({ unread = 0, newLikes = 0, detail }: DocumentTitleProps) {
  const { t } = useTranslation('pages');
  const siteName = useAppSelector(selectSiteName) ?? SITE_NAME;
  const name = useRouteName();
  const { pathname } = useLocation();
  const missing = useAppSelector(selectMissingPath) === pathname;
  const own = testerTitle(pathname) ?? t(`titles.${missing ? 'notFound' : name}`);
  const title = detail === undefined ? own : `${own} | ${detail}`;
  return <title>{pageTitle({ title, siteName, unread, newLikes })}</title>;
}
