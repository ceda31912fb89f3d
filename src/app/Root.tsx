/** The frame around every layout: scroll, focus, progress, notices, modals. */
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PROGRESS_THROTTLE_MS } from '@/config/limits';
import { useDelayed } from '@/core/clock/useDelayed';
import { modalClosed, selectOpenModal } from '@/core/modals/modalsSlice';
import { routeChanged } from '@/core/navigation/navigationSlice';
import { usePending } from '@/core/navigation/pending';
import { useRouteFocus } from '@/core/navigation/useRouteFocus';
import { useScrollMemory } from '@/core/navigation/useScrollMemory';
import { useTakenOver } from '@/core/navigation/useTakenOver';
import { noticeShown } from '@/core/notices/noticesSlice';
import { late, lateOnPress } from '@/core/parts/late';
import { QuietBoundary } from '@/core/parts/QuietBoundary';
import { selectReloadOffer } from '@/core/update/updateSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ProgressBar } from '@/ui/ProgressBar';
import { AppRoutes } from './AppRoutes';
import { CrashPage } from './CrashPage';
import { ErrorBoundary } from './ErrorBoundary';
import { FirstPaint } from './FirstPaint';
import './shell.scss';

const ModalHost = lateOnPress(() => import('./ModalHost').then((m) => m.ModalHost));
const NoticeHost = late(() => import('./NoticeHost').then((m) => m.NoticeHost));
/** The worker keeps it from the start: it is wanted when the files of this release are gone. */
const UpdatePrompt = late(() => import('./UpdatePrompt').then((m) => m.UpdatePrompt));

export function Root() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const openModal = useAppSelector(selectOpenModal)?.name;
  const offer = useAppSelector(selectReloadOffer);
  const [barred, setBarred] = useState(false);
  useRouteFocus();
  useScrollMemory();

  // A page's own file holds no notices, and the app begins as the file.
  const alive = useTakenOver();

  useEffect(() => {
    dispatch(routeChanged({ pathname }));
  }, [dispatch, pathname]);

  /** A dialog that cannot be shown must not count as open. Nobody gets past the entry warning because it failed. */
  const giveUpModal = (): void => {
    if (openModal === 'siteEntry') {
      setBarred(true);
      return;
    }
    dispatch(modalClosed());
    dispatch(noticeShown({ key: navigator.onLine ? 'error' : 'notLoaded', tone: 'bad' }));
  };

  return (
    <>
      <ProgressBar active={useDelayed(usePending(), PROGRESS_THROTTLE_MS)} label={t('status.loading')} />
      <ErrorBoundary>
        <Suspense fallback={<FirstPaint />}>{barred ? <CrashPage missingPart /> : <AppRoutes />}</Suspense>
      </ErrorBoundary>
      <QuietBoundary key={openModal} onFailed={giveUpModal}>
        <Suspense>{openModal !== undefined && <ModalHost />}</Suspense>
      </QuietBoundary>
      <QuietBoundary>
        <Suspense>{alive && <NoticeHost />}</Suspense>
      </QuietBoundary>
      <QuietBoundary>
        <Suspense>{offer !== null && <UpdatePrompt />}</Suspense>
      </QuietBoundary>
    </>
  );
}
