/** The end of the price list for a visitor: joining costs nothing. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { useSignupAction } from '@/core/navigation/useSignupAction';
import { Button } from '@/ui/Button';
import './pricing.scss';

export function JoinFirst() {
  const { t } = useTranslation('premium');
  const join = useSignupAction();
  return (
    <section className="join-first on-navy" aria-labelledby="join-first-title">
      <div>
        <h2 id="join-first-title">{t('pricing.action.title')}</h2>
        <p>{t('pricing.action.text')}</p>
      </div>
      <div className="join-first-actions">
        <Button kind="hot" size="lg" onClick={() => join()}>
          {t('pricing.action.join')}
        </Button>
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
