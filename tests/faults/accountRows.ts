/** The rows of the calls about the site, the account and the ways into it. */
import * as access from '@/api/calls/access';
import * as account from '@/api/calls/account';
import * as help from '@/api/calls/help';
import * as settings from '@/api/calls/settings';
import * as signup from '@/api/calls/signup';
import * as user from '@/api/calls/user';
import { BLOCKED, COMPANY, SETTINGS, USER } from './answers';
import type { Row } from './row';

const TOKEN = 'a-token-of-16-chars';
const EMAIL = 'marek@example.test';
const outlives = true;

const form = {
  email: EMAIL,
  name: 'Marek',
  password: 'long-walks-42',
  date_of_birth: '1990-01-01',
  gender: 'male',
  looking_for: 'female',
  language: 'en',
} as const;

type Name =
  | keyof typeof access
  | keyof typeof account
  | keyof typeof help
  | keyof typeof settings
  | keyof typeof signup
  | keyof typeof user;

/** A call without a row does not compile, and fails the matrix. */
export const ACCOUNT_ROWS: Readonly<Record<Name, Row>> = {
  getSettings: {
    kind: 'read',
    run: ({ signal }) => settings.getSettings({}, { signal }),
    answer: SETTINGS,
    word: 'signups',
    outlives,
  },
  getInterests: {
    kind: 'read',
    run: ({ signal }) => settings.getInterests({ signal }),
    answer: { interests: ['Walking'] },
    outlives,
  },
  getRegions: {
    kind: 'read',
    run: ({ signal }) => settings.getRegions({ signal }),
    answer: { regions: { BE: ['East Flanders'] } },
    outlives,
  },
  getCompany: {
    kind: 'read',
    run: ({ signal }) => settings.getCompany({ signal }),
    answer: COMPANY,
    outlives,
  },
  getFaq: {
    kind: 'read',
    run: ({ signal }) => help.getFaq('en', { signal }),
    answer: { sections: [{ id: 's1', title: 'Credits', items: [] }] },
    outlives,
  },
  complain: {
    kind: 'write',
    run: (act) => help.complain({ name: 'A', email: EMAIL, category: 'other', text: 'Hm' }, act),
    answer: { reference: 'C-1' },
  },
  getCurrentUser: {
    kind: 'read',
    run: ({ signal }) => user.getCurrentUser({ signal }),
    answer: USER,
    word: 'user.status',
  },
  login: {
    kind: 'asks',
    run: (act) => user.login({ email: EMAIL, password: 'demo-password' }, act),
    answer: USER,
    word: 'user.language',
    outlives,
  },
  updateUser: {
    kind: 'write',
    run: (act) => user.updateUser({ language: 'de' }, act),
    answer: USER,
    word: 'user.disabled_reason',
  },
  savePushSubscription: {
    kind: 'write',
    run: (act) => user.savePushSubscription(false, act),
    answer: null,
  },
  logout: { kind: 'once', run: () => user.logout(), answer: null, outlives, unstoppable: true },
  signUp: {
    kind: 'write',
    run: (act) => signup.signUp(form, act),
    answer: USER,
    word: 'user.status',
    outlives,
  },
  resendActivation: { kind: 'asks', run: (act) => signup.resendActivation(act), answer: USER },
  activate: { kind: 'write', run: (act) => access.activate(TOKEN, act), answer: USER, outlives },
  requestPasswordReset: {
    kind: 'asks',
    run: (act) => access.requestPasswordReset(EMAIL, act),
    answer: null,
    outlives,
  },
  completePasswordReset: {
    kind: 'write',
    run: (act) => access.completePasswordReset({ token: TOKEN, password: 'long-walks-42' }, act),
    answer: null,
    outlives,
  },
  confirmMailChange: {
    kind: 'write',
    run: (act) => access.confirmMailChange(TOKEN, act),
    answer: USER,
    outlives,
  },
  reactivate: {
    kind: 'asks',
    run: (act) => access.reactivate({ token: TOKEN }, act),
    answer: null,
    outlives,
  },
  showToken: {
    kind: 'once',
    run: (act) => access.showToken(TOKEN, act),
    answer: { action: 'activate', target: '/members' },
    word: 'action',
    outlives,
  },
  deleteAccount: {
    kind: 'write',
    run: (act) => account.deleteAccount({ password: 'demo-password', reason: '' }, act),
    answer: { pending_until: '2026-12-05T12:00:00.000Z' },
  },
  getBlocked: {
    kind: 'read',
    run: ({ signal }) => account.getBlocked({ signal }),
    answer: BLOCKED,
    word: 'blocked.0.gender',
  },
  unblock: { kind: 'write', run: (act) => account.unblock('m1', act), answer: BLOCKED },
};
