/** `/:token`: a one-time link from an e-mail; an address of any other shape is a 404 (spec 2). */
import { useLocation, useParams } from 'react-router';
import { NotFound } from '@/core/errors/NotFound';
import { LINK_PATH } from '@/core/oneTimeToken/takeToken';
import { tokenInState } from '@/core/oneTimeToken/tokenState';
import { isOneTimeToken } from '@/domain/oneTimeToken';
import { AccountKept } from '@/features/access/AccountKept';
import { DeadLink } from '@/features/access/DeadLink';
import { linkFateIn } from '@/features/access/linkFate';
import { OneTimeLink } from '@/features/access/OneTimeLink';
import { PerhapsOpened } from '@/features/access/PerhapsOpened';
import { ToTokenPage } from '@/features/access/ToTokenPage';
import { Unsubscribed } from '@/features/access/Unsubscribed';
import { unsubscribedInState } from '@/features/access/unsubscribedState';

export default function TokenPage() {
  const { token = '' } = useParams();
  const state: unknown = useLocation().state;
  // The start of a visit has done this already; a link inside the site leads here as well.
  if (isOneTimeToken(token)) return <ToTokenPage key={token} to={LINK_PATH} token={token} />;
  const types = unsubscribedInState(state);
  if (types !== null) return <Unsubscribed types={types} />;
  switch (linkFateIn(state)) {
    case 'dead':
      return <DeadLink />;
    case 'perhaps':
      return <PerhapsOpened />;
    case 'kept':
      return <AccountKept />;
    default: {
      const link = tokenInState(state);
      return link === null ? <NotFound /> : <OneTimeLink key={link.token} link={link} />;
    }
  }
}
