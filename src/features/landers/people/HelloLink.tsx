/** The way to a member who is shown on a lander: members go to the profile, visitors join and find it afterwards (spec 2). */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { useSignupAction } from '@/core/navigation/useSignupAction';
import { isPlainPress } from '@/core/navigation/plainPress';
import { useLanderWay } from '../parts/useLanderWay';

interface HelloLinkProps {
  id: string;
  className: string;
  children: ReactNode;
}

/** Nothing where nobody can join: what cannot be done is not offered. */
export function HelloLink({ id, className, children }: HelloLinkProps) {
  const { kind } = useLanderWay();
  const join = useSignupAction();
  const member = path('member', { id });
  if (kind === 'closed') return null;
  return (
    <Link
      className={className}
      to={kind === 'member' ? member : path('signup')}
      onClick={(event) => {
        if (kind === 'member' || !isPlainPress(event)) return;
        event.preventDefault();
        join(member);
      }}
    >
      {children}
    </Link>
  );
}
