/** The last resort: a page that threw, or whose code did not come (spec 8). */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { selectOnline } from '@/core/connection/connectionSlice';
import { useBackOnline } from '@/core/connection/useBackOnline';
import { ErrorPage } from '@/core/errors/ErrorPage';
import { reloadPostponed } from '@/core/update/updateSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { reloadNewest } from './newVersion';

interface CrashPageProps {
  /** A part of the program did not come. */
  missingPart: boolean;
  /** Called when that part may come now: there is a network again. */
  onBack?: () => void;
}

export function CrashPage({ missingPart, onBack }: CrashPageProps) {
  const { t } = useTranslation('errors');
  const dispatch = useAppDispatch();
  const online = useAppSelector(selectOnline);
  // It says so itself, and loads anew by itself.
  useEffect(() => {
    if (missingPart) dispatch(reloadPostponed());
  }, [missingPart, dispatch]);
  useBackOnline(() => {
    if (missingPart) onBack?.();
  });
  // Promised only where it is kept.
  if (missingPart && !online && onBack)
    return <ErrorPage code={null} title={t('page.offline')} text={t('page.offlineHelp')} />;
  return (
    <ErrorPage
      code={500}
      title={t('general')}
      text={missingPart ? t('chunk') : t('page.generalHelp')}
      onReload={() => void reloadNewest()}
    />
  );
}
