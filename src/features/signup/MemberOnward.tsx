/** Where the sign-up page sends a member: on with the sign-up who has just joined, to the page that asked everybody else (spec 4). */
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import type { User } from '@/domain/model';
import { returnPath } from '@/domain/returnPath';
import { completeSignupPath } from '@/domain/signupSteps';
import { useAppSelector } from '@/store/hooks';
import { dropLeftForm, isLeftForm } from './leftForm';
import { selectJoined } from './signupSlice';

interface MemberOnwardProps {
  user: User;
  /** The page of this site that the sign-up was asked from. */
  next: string | undefined;
}

export function MemberOnward({ user, next }: MemberOnwardProps) {
  const joined = useAppSelector(selectJoined);
  // Looked at once: the form goes, and this stays while the code of the next page is on its way.
  const [found] = useState(() => isLeftForm(user));
  useEffect(() => dropLeftForm(user), [user]);
  const to = joined || found ? completeSignupPath({ next }) : returnPath(next, window.location.origin);
  return <Navigate replace to={to} />;
}
