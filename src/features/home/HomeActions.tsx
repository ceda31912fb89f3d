/** The one action of the home page, at its head and at its foot, by who looks at it (spec 2, 4). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { SignupLink } from '@/core/navigation/SignupLink';
import { isShut } from '@/core/navigation/wayIn';
import { buttonClass } from '@/ui/buttonClass';
import { useHomeWay } from './useHomeWay';

/** @param foot at the foot the action stands alone, so that a view has one gradient at most */
export function HomeActions({ foot = false }: { foot?: boolean }) {
  const { t } = useTranslation(['home', 'errors']);
  const { kind } = useHomeWay();
  const main = buttonClass({ kind: foot ? 'primary' : 'hot', size: 'lg' });
  const login = (className: string) => (
    <Link className={className} to={path('login')}>
      {t('hero.login')}
    </Link>
  );
  if (kind === 'member') {
    return (
      <div className="home-actions">
        <Link className={main} to={path('members')}>
          {t('hero.members')}
        </Link>
      </div>
    );
  }
  if (isShut(kind)) {
    return (
      <div className="home-actions">
        <p className="home-closed">
          <strong>{t('errors:signups_closed')}</strong> {kind === 'byLink' && t('join.closed')}
        </p>
        {login(main)}
      </div>
    );
  }
  return (
    <div className="home-actions">
      <SignupLink className={main}>{t('hero.join')}</SignupLink>
      {login(buttonClass({ kind: 'outline', size: 'lg' }))}
    </div>
  );
}
