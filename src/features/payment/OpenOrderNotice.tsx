/** Takes up an order of the last day that waits for its payment, whichever tab or device began it. */
import { Suspense, useState } from 'react';
import { selectUser } from '@/core/auth/authSlice';
import { extra } from '@/core/parts/late';
import type { Payment } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { useOpenOrderQuery } from './openOrderApi';

/** Few have one. */
const OpenOrder = extra(() => import('./OpenOrder').then((m) => m.OpenOrder));

/** For the pages of the shop; nothing for visitors and for members who have no such order. */
export function OpenOrderNotice() {
  const viewer = useAppSelector(selectUser)?.id;
  // The page may stay while one member leaves and another comes: nothing of the one is shown to the other.
  return viewer === undefined ? null : <OrderOf key={viewer} viewer={viewer} />;
}

function OrderOf({ viewer }: { viewer: string }) {
  const { data = null } = useOpenOrderQuery(viewer, { refetchOnMountOrArgChange: true });
  // What became of an order is said here, too, once it has ceased to be open.
  const [order, setOrder] = useState<Payment | null>(null);
  if (data !== null && data.payment_id !== order?.payment_id) setOrder(data);
  return order === null ? null : (
    <Suspense>
      <OpenOrder key={order.payment_id} order={order} />
    </Suspense>
  );
}
