/** A partner who gives no more answers because the reader's own address is not confirmed (spec 6). */
import { selectUser } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { selectThread } from './chatsSlice';

/** @returns the address to confirm; null when that is not what an answer waits for */
export function useMustConfirm(conversation: string | null): string | null {
  const user = useAppSelector(selectUser);
  const isHeard = useAppSelector((state) => selectThread(state, conversation)?.partner_can_reply ?? true);
  return !isHeard && user?.status === 'not_confirmed' ? user.email : null;
}
