/** Renders the one open modal; each arrives with its own chunk and texts. */
import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import type { OpenModal } from '@/core/modals/modalsSlice';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { loadNamespaces } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/i18n';
import { useAppSelector } from '@/store/hooks';

async function withTexts(module: Promise<ComponentType>, ...namespaces: Namespace[]) {
  const [Modal] = await Promise.all([module, loadNamespaces(namespaces)]);
  return { default: Modal };
}

const modals = {
  signup: lazy(() =>
    withTexts(
      import('@/features/signup/SignupModal').then((m) => m.SignupModal),
      'auth',
    ),
  ),
  login: lazy(() =>
    withTexts(
      import('@/features/login/LoginModal').then((m) => m.LoginModal),
      'auth',
    ),
  ),
  loginRequired: lazy(() =>
    withTexts(
      import('@/features/login/LoginRequiredModal').then((m) => m.LoginRequiredModal),
      'auth',
    ),
  ),
  match: lazy(() =>
    withTexts(
      import('./MatchMoment').then((m) => m.MatchMoment),
      'likes',
    ),
  ),
  newLike: lazy(() =>
    withTexts(
      import('@/features/likes/NewLikeModal').then((m) => m.NewLikeModal),
      'likes',
    ),
  ),
  report: lazy(() =>
    withTexts(
      import('@/features/safety/ReportModal').then((m) => m.ReportModal),
      'safety',
    ),
  ),
  block: lazy(() =>
    withTexts(
      import('@/features/safety/BlockModal').then((m) => m.BlockModal),
      'safety',
    ),
  ),
  gift: lazy(() =>
    withTexts(
      import('@/features/gifts/GiftModal').then((m) => m.GiftModal),
      'safety',
      'chats',
    ),
  ),
  timeBonus: lazy(() =>
    withTexts(
      import('@/features/timeBonus/TimeBonusModal').then((m) => m.TimeBonusModal),
      'premium',
    ),
  ),
  siteEntry: lazy(() =>
    withTexts(import('@/features/siteEntry/SiteEntryModal').then((m) => m.SiteEntryModal)),
  ),
  consent: lazy(() =>
    withTexts(
      import('@/features/consent/ConsentModal').then((m) => m.ConsentModal),
      'consent',
    ),
  ),
} satisfies Record<OpenModal['name'], ComponentType>;

export function ModalHost() {
  const open = useAppSelector(selectOpenModal);
  if (!open) return null;
  const Modal = modals[open.name];
  return (
    <Suspense>
      <Modal />
    </Suspense>
  );
}
