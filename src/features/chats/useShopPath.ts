/** The way to more credits, and back to this conversation afterwards. */
import { useLocation } from 'react-router';
import { path } from '@/config/paths';
import { selectPaidUser } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';

/** @returns the shop's path: a paying member tops up, the others become one */
export function useShopPath(): string {
  const paid = useAppSelector(selectPaidUser);
  const { pathname } = useLocation();
  return `${path(paid ? 'credits' : 'premium')}?next=${encodeURIComponent(pathname)}`;
}
