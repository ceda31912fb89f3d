/** What a member cannot change alone, and who can. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LOCALE_TAGS } from '@/config/locales';
import { path } from '@/config/paths';
import type { ProfileDetails } from '@/domain/model';
import { currentLocale } from '@/i18n/i18n';

/** The date as such: it is the same day in every time zone. */
const dayOf = (date: string): string =>
  new Intl.DateTimeFormat(LOCALE_TAGS[currentLocale()], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );

export function FixedDetails({ profile }: { profile: ProfileDetails }) {
  const { t } = useTranslation('profile');
  const { date_of_birth, age, gender } = profile;
  return (
    <>
      <dl className="own-fixed">
        <div>
          <dt>{t('form.fixed.dateOfBirth')}</dt>
          <dd>
            {date_of_birth === null
              ? t('form.fixed.age', { count: age })
              : t('form.fixed.dateAge', { date: dayOf(date_of_birth), count: age })}
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
