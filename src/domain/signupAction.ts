/** Where a sign-up button leads (spec 2). */

export type SignupAction = 'page' | 'modal' | 'members';

/** A member goes to the search, a smartphone to the sign-up page; anybody else gets the modal. */
export function signupAction({
  loggedIn,
  smartphone,
}: {
  loggedIn: boolean;
  smartphone: boolean;
}): SignupAction {
  if (loggedIn) return 'members';
  return smartphone ? 'page' : 'modal';
}
