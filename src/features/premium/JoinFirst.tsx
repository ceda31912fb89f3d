/** The end of the price list for a visitor: joining costs nothing; where nobody can join it says that instead (ER-18). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { useSignupAction } from '@/core/navigation/useSignupAction';
import { isShut, selectWayIn } from '@/core/navigation/wayIn';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import './pricing.scss';

export function JoinFirst() {
  const { t } = useTranslation(['premium', 'errors']);
  const shut = isShut(useAppSelector(selectWayIn));
  const join = useSignupAction();
  return (
    <section className="join-first on-navy" aria-labelledby="join-first-title">
      <div>
        <h2 id="join-first-title">{shut ? t('errors:signups_closed') : t('pricing.action.title')}</h2>
        {!shut && <p>{t('pricing.action.text')}</p>}
      </div>
      <div className="join-first-actions">
        {!shut && (
          <Button kind="white" size="lg" onClick={() => join()}>
            {t('pricing.action.join')}
          </Button>
        )}
        <Link
          className="join-first-login"
          to={`${path('login')}?next=${encodeURIComponent(path('pricing'))}`}
        >
          {t('pricing.action.login')}
        </Link>
      </div>
    </section>
  );
}
