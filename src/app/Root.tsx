/** The frame around every layout: scroll, focus, progress, notices, modals. */
import { lazy, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { PROGRESS_THROTTLE_MS } from '@/config/limits';
import { whenReachable } from '@/core/connection/whenReachable';
import { modalClosed, selectOpenModal } from '@/core/modals/modalsSlice';
import { routeChanged } from '@/core/navigation/navigationSlice';
import { usePending } from '@/core/navigation/pending';
import { useRouteFocus } from '@/core/navigation/useRouteFocus';
import { useScrollMemory } from '@/core/navigation/useScrollMemory';
import { useTakenOver } from '@/core/navigation/useTakenOver';
import { noticeShown } from '@/core/notices/noticesSlice';
import { selectUpdateReady } from '@/core/update/updateSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ProgressBar } from '@/ui/ProgressBar';
import { AppRoutes } from './AppRoutes';
import { ErrorBoundary } from './ErrorBoundary';
import { FirstPaint } from './FirstPaint';
import { QuietBoundary } from './QuietBoundary';
import './shell.scss';
import { useDelayed } from './useDelayed';

const ModalHost = lazy(() => import('./ModalHost').then((m) => ({ default: m.ModalHost })));
const NoticeHost = lazy(() =>
  whenReachable(() => import('./NoticeHost').then((m) => ({ default: m.NoticeHost }))),
);
const UpdatePrompt = lazy(() => import('./UpdatePrompt').then((m) => ({ default: m.UpdatePrompt })));

export function Root() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const openModal = useAppSelector(selectOpenModal)?.name;
  const updateReady = useAppSelector(selectUpdateReady);
  useRouteFocus();
  useScrollMemory();

  // A page's own file holds no notices, and the app begins as the file.
  const alive = useTakenOver();

  useEffect(() => {
    dispatch(routeChanged({ pathname }));
  }, [dispatch, pathname]);

  /** A dialog that cannot be shown must not count as open. */
  const giveUpModal = (): void => {
    dispatch(modalClosed());
    dispatch(noticeShown({ key: 'error', tone: 'bad' }));
  };

  return (
    <>
      <ProgressBar active={useDelayed(usePending(), PROGRESS_THROTTLE_MS)} label={t('status.loading')} />
      <ErrorBoundary>
        <Suspense fallback={<FirstPaint />}>
          <AppRoutes />
        </Suspense>
      </ErrorBoundary>
      <QuietBoundary key={openModal} onFailed={giveUpModal}>
        <Suspense>{openModal !== undefined && <ModalHost />}</Suspense>
      </QuietBoundary>
      <QuietBoundary>
        <Suspense>{alive && <NoticeHost />}</Suspense>
      </QuietBoundary>
      <QuietBoundary>
        <Suspense>{updateReady && <UpdatePrompt />}</Suspense>
      </QuietBoundary>
    </>
  );
}
