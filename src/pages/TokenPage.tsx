/** `/:token`: a one-time link from an e-mail; an address of any other shape is a 404 (spec 2). */
import { Navigate, useLocation, useParams } from 'react-router';
import { NotFound } from '@/core/errors/NotFound';
import { LINK_PATH } from '@/core/oneTimeToken/takeToken';
import { tokenInState } from '@/core/oneTimeToken/tokenState';
import type { TokenState } from '@/core/oneTimeToken/tokenState';
import { isOneTimeToken } from '@/domain/oneTimeToken';
import { isDeadLink } from '@/features/access/deadLink';
import { DeadLink } from '@/features/access/DeadLink';
import { OneTimeLink } from '@/features/access/OneTimeLink';
import { Unsubscribed } from '@/features/access/Unsubscribed';
import { unsubscribedInState } from '@/features/access/unsubscribedState';

export default function TokenPage() {
  const { token = '' } = useParams();
  const state: unknown = useLocation().state;
  // The start of a visit has done this already; a link inside the site leads here as well.
  if (isOneTimeToken(token)) {
    const kept: TokenState = { token };
    return <Navigate replace to={LINK_PATH} state={kept} />;
  }
  const types = unsubscribedInState(state);
  if (types !== null) return <Unsubscribed types={types} />;
  if (isDeadLink(state)) return <DeadLink />;
  const kept = tokenInState(state);
  return kept === null ? <NotFound /> : <OneTimeLink key={kept} token={kept} />;
}
