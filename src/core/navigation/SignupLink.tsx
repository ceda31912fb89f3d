/** "Join free" as a link: it leads to the sign-up before the program runs, and with it does what the sign-up action does. */
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { isPlainPress } from './plainPress';
import { useSignupAction } from './useSignupAction';

/** @param className see ui/buttonClass */
export function SignupLink({ className, children }: { className: string; children: ReactNode }) {
  const join = useSignupAction();
  const handle = (event: MouseEvent): void => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    join();
  };
  return (
    <Link className={className} to={path('signup')} onClick={handle}>
      {children}
    </Link>
  );
}
