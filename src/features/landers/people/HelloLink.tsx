/** The way to a member who is shown on a lander: members go to the profile, visitors join and find it afterwards (spec 2). */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { useSignupAction } from '@/core/navigation/useSignupAction';
import { isPlainPress } from '@/core/navigation/plainPress';
import { isShut } from '@/core/navigation/wayIn';
import { useLanderWay } from '../parts/useLanderWay';

interface HelloLinkProps {
  id: string;
  className: string;
  /** Its content says who somebody is: where nobody can join it stands there without leading anywhere. */
  person?: boolean;
  children: ReactNode;
}

/** Where nobody can join nothing leads to a hello: what cannot be done is not offered. */
export function HelloLink({ id, className, person = false, children }: HelloLinkProps) {
  const { kind } = useLanderWay();
  const join = useSignupAction();
  const member = path('member', { id });
  if (isShut(kind)) return person ? <span className={className}>{children}</span> : null;
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
