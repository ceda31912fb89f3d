/** Leads to the page where the token of a link is used. */
import { useState } from 'react';
import { Navigate } from 'react-router';
import { newTokenState } from '@/core/oneTimeToken/tokenState';

/** What happens there is an act of its own, with a key of its own: one, however often this is drawn. */
export function ToTokenPage({ to, token }: { to: string; token: string }) {
  const [state] = useState(() => newTokenState(token));
  return <Navigate replace to={to} state={state} />;
}
