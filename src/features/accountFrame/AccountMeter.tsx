/** How complete the own profile is, with the step that helps most as a link. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { selectUser } from '@/core/auth/authSlice';
import { selectSettings } from '@/core/settings/settingsSlice';
import { profileCompleteness } from '@/domain/profileCompleteness';
import type { ProfileStep } from '@/domain/profileCompleteness';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Meter } from '@/ui/Meter';
import { profilePath } from './profilePart';

const PHOTO_STEPS: ReadonlySet<ProfileStep> = new Set(['photo', 'more_photos']);

/** Nothing while nobody is here. */
export function AccountMeter() {
  const { t } = useTranslation('profile');
  const formats = useFormats();
  const profile = useAppSelector(selectUser)?.profile;
  const shown = useAppSelector(selectSettings)?.visible_profile_fields ?? null;
  if (!profile) return null;
  const { percent, next } = profileCompleteness(profile, shown);
  const texts: Record<ProfileStep, string> = {
    photo: t('meter.steps.photo'),
    more_photos: t('meter.steps.more_photos'),
    about: t('meter.steps.about'),
    place: t('meter.steps.place'),
    relationship: t('meter.steps.relationship'),
    body: t('meter.steps.body'),
    hair: t('meter.steps.hair'),
    eyes: t('meter.steps.eyes'),
    languages: t('meter.steps.languages'),
  };
  return (
    <section className="account-meter" aria-label={t('meter.label')}>
      <p className="account-percent">{t('meter.percent', { percent: formats.percent(percent) })}</p>
      <Meter value={percent} max={100} label={t('meter.label')} />
      {next === null ? (
        <p className="account-next muted">{t('meter.done')}</p>
      ) : (
        <p className="account-next">
          <span className="muted">{t('meter.next')}</span>{' '}
          <Link to={profilePath(PHOTO_STEPS.has(next) ? 'photos' : 'about')}>{texts[next]}</Link>
        </p>
      )}
    </section>
  );
}
