/** Says of each file that was not taken why, and what helps. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { FREE_PHOTOS, PREMIUM_PHOTOS } from '@/config/limits';
import { path } from '@/config/paths';
import { toHeading } from '@/core/navigation/focusHeading';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { refusalsDismissed, selectRefusedFiles } from './photosSlice';
import type { RefusedFile } from './photosState';

export function RefusedFiles({ compact }: { compact: boolean }) {
  const { t } = useTranslation(['profile', 'common']);
  const dispatch = useAppDispatch();
  const refused = useAppSelector(selectRefusedFiles);
  const count = refused.reduce((sum, file) => sum + ('count' in file ? file.count : 1), 0);
  const place = useRef<HTMLDivElement | null>(null);
  // Whoever chose the files may have scrolled down to do so.
  useEffect(() => {
    if (count > 0) place.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  if (count === 0) return null;
  return (
    <div ref={place} className="photo-refused">
      <Alert
        tone="red"
        live="assertive"
        onDismiss={() => dispatch(refusalsDismissed())}
        dismissLabel={t('common:actions.dismiss')}
        dismissRef={toHeading}
      >
        <strong className="strong">{t('photos.refused.title', { count })}</strong>
        <ul>
          {refused.map((file) => (
            <li key={file.key}>
              <Reason file={file} compact={compact} />
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

function Reason({ file, compact }: { file: RefusedFile; compact: boolean }) {
  const { t } = useTranslation('profile');
  const { pathname } = useLocation();
  if (!('count' in file))
    return (
      <>
        <span className="strong">{t('photos.refused.file', { name: file.name })}</span>{' '}
        {t(`photos.refused.${file.problem}`)}
      </>
    );
  if (file.problem === 'premiumLimit') return t('photos.refused.premiumLimit', { premium: PREMIUM_PHOTOS });
  return (
    <>
      {t('photos.refused.limit', { limit: FREE_PHOTOS, premium: PREMIUM_PHOTOS })}{' '}
      {!compact && (
        <Link to={`${path('premium')}?next=${encodeURIComponent(pathname)}`}>{t('photos.packages')}</Link>
      )}
    </>
  );
}
