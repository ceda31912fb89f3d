/** What joining means: terms and privacy policy, and that some profiles are fictional. Nothing to tick, nothing ticked. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';
import { Tagged } from '@/ui/Tagged';

/** The links open beside the form, so that reading them loses nothing. */
export function ConsentLine() {
  const { t } = useTranslation('auth');
  const fictional = useAppSelector(selectSettings)?.fictional_warning ?? false;
  return (
    <p className="signup-consent">
      <Tagged
        text={t('signup.consent')}
        tags={{
          terms: <Link to={path('terms')} target="_blank" rel="noopener" title={t('signup.newTab')} />,
          privacy: <Link to={path('privacy')} target="_blank" rel="noopener" title={t('signup.newTab')} />,
        }}
      />
      {fictional && <> {t('signup.fictional')}</>}
    </p>
  );
}
