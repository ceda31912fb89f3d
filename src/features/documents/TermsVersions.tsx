/** Every version of the terms by its date, with what was new (spec 9). */
import { useTranslation } from 'react-i18next';
import { selectSettings } from '@/core/settings/settingsSlice';
import { termsVersions } from '@/domain/termsVersions';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';

export function TermsVersions() {
  const { t } = useTranslation('documents');
  const { fixedDate } = useFormats();
  const added = useAppSelector(selectSettings)?.added ?? null;
  return (
    <>
      <h3 className="h5">{t('versions.title')}</h3>
      <ol className="document-versions">
        {termsVersions(added).map(({ at, what }) => (
          <li key={at}>
            <time dateTime={new Date(at).toISOString()}>{fixedDate(at)}</time>
            {': '}
            {what === 'company' ? t('versions.company') : t('versions.first')}
          </li>
        ))}
      </ol>
      <p>{t('versions.earlier')}</p>
    </>
  );
}
