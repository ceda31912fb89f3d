/** The end of the price list for a visitor: joining costs nothing; where nobody can join it says that instead (ER-18). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import elena from '@/assets/portraits/wallSmall/elena.webp';
import marek from '@/assets/portraits/wallSmall/marek.webp';
import sofia from '@/assets/portraits/wallSmall/sofia.webp';
import { path } from '@/config/paths';
import { useSignupAction } from '@/core/navigation/useSignupAction';
import { isShut, selectWayIn } from '@/core/navigation/wayIn';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Portrait } from '@/ui/Portrait';
import './pricing.scss';

/** Drawn, and small: whom one may look at, where they do not crowd the words. */
const FACES = [elena, marek, sofia];

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
      {!shut && (
        <div className="join-first-faces" aria-hidden="true">
          {FACES.map((src) => (
            <Portrait key={src} src={src} alt="" />
          ))}
        </div>
      )}
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
