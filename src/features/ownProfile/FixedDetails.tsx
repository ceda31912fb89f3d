/** What a member cannot change alone, and who can. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import type { ProfileDetails } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';

export function FixedDetails({ profile }: { profile: ProfileDetails }) {
  const { t } = useTranslation('profile');
  const { fixedDate } = useFormats();
  const { date_of_birth, age, gender } = profile;
  return (
    <>
      <dl className="own-fixed">
        <div>
          <dt>{t('form.fixed.dateOfBirth')}</dt>
          <dd>
            {date_of_birth === null
              ? t('form.fixed.age', { count: age })
              : t('form.fixed.dateAge', { date: fixedDate(date_of_birth), count: age })}
          </dd>
        </div>
        <div>
          <dt>{t('form.fixed.gender')}</dt>
          <dd>{gender === 'female' ? t('form.fixed.female') : t('form.fixed.male')}</dd>
        </div>
      </dl>
      <p className="own-why">
        {t('form.fixed.why')}{' '}
        <Link className="link-inline" to={path('service')}>
          {t('form.fixed.service')}
        </Link>
      </p>
    </>
  );
}
