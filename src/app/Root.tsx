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
const NoticeHost = late(() => import('./NoticeHost').then((m) => m.NoticeHost), ['notices']);
/** The worker keeps it from the start: it is wanted when the files of this release are gone. */
const UpdatePrompt = late(() => import('./UpdatePrompt').then((m) => m.UpdatePrompt));

/**
 * It is drawn once: what changes are parts of it. A page that came as a file is brought to life piece by piece in the
 * pauses of the browser, but all at once as soon as what stands around it is drawn anew.
 */
export function Root() {
  const [barred, setBarred] = useState(false);
  return (
    <>
      <Progress />
      <ErrorBoundary>
        <Suspense fallback={<FirstPaint />}>{barred ? <CrashPage missingPart /> : <AppRoutes />}</Suspense>
      </ErrorBoundary>
      <Navigation />
      <Dialog onBarred={() => setBarred(true)} />
      <Notices />
      <Update />
    </>
  );
}

function Progress() {
  const { t } = useTranslation();
  return <ProgressBar active={useDelayed(usePending(), PROGRESS_THROTTLE_MS)} label={t('status.loading')} />;
}

/** What goes along with a change of page. */
function Navigation() {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  useRouteFocus();
  useScrollMemory();
  useEffect(() => {
    dispatch(routeChanged({ pathname }));
  }, [dispatch, pathname]);
  return null;
}

/** @param onBarred the entry warning failed, and nobody gets past it */
function Dialog({ onBarred }: { onBarred: () => void }) {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenModal)?.name;
  /** A dialog that cannot be shown must not count as open. */
  const giveUp = (): void => {
    if (open === 'siteEntry') {
      onBarred();
      return;
    }
    dispatch(modalClosed());
    dispatch(noticeShown({ key: navigator.onLine ? 'error' : 'notLoaded', tone: 'bad' }));
  };
  return (
    <QuietBoundary key={open} onFailed={giveUp}>
      <Suspense>{open !== undefined && <ModalHost />}</Suspense>
    </QuietBoundary>
  );
}

function Notices() {
  // A page's own file holds no notices, and the app begins as the file.
  const alive = useTakenOver();
  return (
    <QuietBoundary>
      <Suspense>{alive && <NoticeHost />}</Suspense>
    </QuietBoundary>
  );
}

function Update() {
  const offer = useAppSelector(selectReloadOffer);
  return (
    <QuietBoundary>
      <Suspense>{offer !== null && <UpdatePrompt />}</Suspense>
    </QuietBoundary>
  );
}
