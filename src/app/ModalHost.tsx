/** Renders the one open modal; each arrives with its own chunk and texts. */
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import type { OpenModal } from '@/core/modals/modalsSlice';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { late, lateOnPress } from '@/core/parts/late';
import { useAppSelector } from '@/store/hooks';

/** What opens by itself waits for a network; what somebody asks for does not open under their hands later. */
const modals = {
  signup: lateOnPress(() => import('@/features/signup/SignupModal').then((m) => m.SignupModal), ['auth']),
  login: lateOnPress(() => import('@/features/login/LoginModal').then((m) => m.LoginModal), ['auth']),
  loginRequired: lateOnPress(
    () => import('@/features/login/LoginRequiredModal').then((m) => m.LoginRequiredModal),
    ['auth'],
  ),
  match: late(() => import('./MatchMoment').then((m) => m.MatchMoment), ['likes']),
  newLike: late(() => import('@/features/likes/NewLikeModal').then((m) => m.NewLikeModal), ['likes']),
  report: lateOnPress(() => import('@/features/safety/ReportModal').then((m) => m.ReportModal), ['safety']),
  block: lateOnPress(() => import('@/features/safety/BlockModal').then((m) => m.BlockModal), ['safety']),
  gift: lateOnPress(() => import('@/features/gifts/GiftModal').then((m) => m.GiftModal), ['safety', 'chats']),
  timeBonus: late(
    () => import('@/features/timeBonus/TimeBonusModal').then((m) => m.TimeBonusModal),
    ['premium'],
  ),
  siteEntry: late(
    () => import('@/features/siteEntry/SiteEntryModal').then((m) => m.SiteEntryModal),
    ['entry'],
  ),
  consent: lateOnPress(
    () => import('@/features/consent/ConsentModal').then((m) => m.ConsentModal),
    ['consent'],
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
