/** The data of a member's page for whoever looks at it. */
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Failure } from '@/api/failure';
import { selectAuthSettled, selectOwnProfileId, selectPaidUser } from '@/core/auth/authSlice';
import { useAppSelector } from '@/store/hooks';
import { useMemberQuery } from './memberApi';
import type { MemberPageData } from './memberApi';

interface MemberPageState {
  /** Undefined until it is here, and once it may no longer be seen; never another member's. */
  member: MemberPageData | undefined;
  failure: Failure | undefined;
  retry: () => void;
}

/** An answer older than this is shown and asked for again. */
const STALE_AFTER_S = 30;

/** No trouble of the moment, which a page seen before outlives: this profile is not there, or closed to whoever looks. */
const isClosed = (failure: Failure | undefined): boolean =>
  failure?.kind === 'refused' && [401, 403, 404].includes(failure.status);

/** @param id the member's id, as the address names it */
export function useMemberPage(id: string): MemberPageState {
  const known = useAppSelector(selectAuthSettled);
  const own = useAppSelector(selectOwnProfileId);
  const paid = useAppSelector(selectPaidUser);
  const viewer = own === null ? 'visitor' : `${own}/${paid ? 'premium' : 'free'}`;
  const { currentData, error, refetch, isFetching } = useMemberQuery(known ? { id, viewer } : skipToken, {
    refetchOnMountOrArgChange: STALE_AFTER_S,
  });
  const failed = error !== undefined && 'kind' in error ? error : undefined;
  // What the server has said before does not come back for the moment that it is asked again.
  const member = isClosed(failed) ? undefined : currentData;
  return {
    member,
    failure: isFetching || member ? undefined : failed,
    retry: () => void refetch(),
  };
}
