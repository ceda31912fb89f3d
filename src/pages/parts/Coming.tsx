/** A page that is still being built: its heading in its layout, says so, and leads back. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import elena from '@/assets/portraits/wall/elena.webp';
import theo from '@/assets/portraits/wall/theo.webp';
import { path } from '@/config/paths';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { useRouteName } from '@/core/navigation/routeName';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { PageError } from '@/ui/PageError';

const PORTRAITS = [theo, elena];

export function Coming() {
  const { t } = useTranslation('pages');
  const name = useRouteName();
  const loggedIn = useAppSelector(selectLoggedIn);
  return (
    <PageError
      title={t(`titles.${name}`)}
      text={t('coming.text')}
      portraits={PORTRAITS}
      action={
        <Link className={buttonClass({ kind: 'hot' })} to={path(loggedIn ? 'members' : 'index')}>
          {t(loggedIn ? 'coming.members' : 'coming.home')}
        </Link>
      }
    />
  );
}
