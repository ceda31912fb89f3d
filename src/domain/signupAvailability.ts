/** Who may sign up at the moment (spec 4). */
import { assertNever } from '@/lib/assertNever';
import type { SignupsMode } from './model';

/**
 * Says whether sign-up is open to this visitor.
 * @param mode the server's setting `signups`
 * @param hasTrafficSource whether the address that brought the visitor named its source
 */
export function signupAvailability(mode: SignupsMode, hasTrafficSource: boolean): 'open' | 'closed' {
  switch (mode) {
    case 'all':
      return 'open';
    case 'with_trafficsource':
      return hasTrafficSource ? 'open' : 'closed';
    case 'none':
      return 'closed';
    default:
      return assertNever(mode);
  }
}
