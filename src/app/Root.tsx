/** The frame around every layout: scroll, focus, progress, notices, modals. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { routeChanged } from '@/core/navigation/navigationSlice';
import { useRouteFocus } from '@/core/navigation/useRouteFocus';
import { useAppDispatch } from '@/store/hooks';
import { AnnouncerProvider } from '@/ui/Announcer';
import { ProgressBar } from '@/ui/ProgressBar';
import { ModalHost } from './ModalHost';
import { NoticeHost } from './NoticeHost';
import { UpdatePrompt } from './UpdatePrompt';
import './shell.scss';
import { useDelayed } from './useDelayed';
import { PROGRESS_THROTTLE_MS } from '@/config/limits';

export function Root() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const navigating = useNavigation().state !== 'idle';
  useRouteFocus();

  useEffect(() => {
    dispatch(routeChanged({ pathname }));
  }, [dispatch, pathname]);

  return (
    <AnnouncerProvider>
      <ProgressBar active={useDelayed(navigating, PROGRESS_THROTTLE_MS)} label={t('status.loading')} />
      <Outlet />
      <ScrollRestoration />
      <ModalHost />
      <NoticeHost />
      <UpdatePrompt />
    </AnnouncerProvider>
  );
}
