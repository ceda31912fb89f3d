/** The page's title: its name, the site's name, and how much is new (spec 2). */
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { pageTitle } from '@/domain/pageTitle';
import { useAppSelector } from '@/store/hooks';
import { selectSiteName } from '../settings/settingsSlice';
import { selectMissingPath } from './navigationSlice';
import { useRouteName } from './routeName';

interface DocumentTitleProps {
  unread?: number;
  newLikes?: number;
}

/** React puts the element into the head. */
export function DocumentTitle({ unread = 0, newLikes = 0 }: DocumentTitleProps) {
  const { t } = useTranslation('pages');
  const siteName = useAppSelector(selectSiteName) ?? '';
  const name = useRouteName();
  const missing = useAppSelector(selectMissingPath) === useLocation().pathname;
  const title = t(`titles.${missing ? 'notFound' : name}`);
  return <title>{pageTitle({ title, siteName, unread, newLikes })}</title>;
}
