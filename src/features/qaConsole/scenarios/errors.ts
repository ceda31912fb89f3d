/** Every error of the catalogue (ER-01 to ER-21) in the situation it names. */
import {
  as,
  call,
  DAY_MS,
  fails,
  later,
  refusedCall,
  set,
  visitor,
  type Press,
  type Scenario,
} from './scenario';
import { moneyErrors } from './moneyErrors';

const area = 'Errors';
const logIn = (email: string, password: string): Press[] => [
  { fill: 'E-mail', with: email },
  { fill: 'Password', with: password },
  { press: 'Log in' },
];
const PERSONA = 'premium@example.test';
const PASSWORD = 'demo-password';
const wrong = refusedCall('POST', 'user.php', { email: PERSONA, password: 'wrong-password' });
const resetMail = call('POST', 'reset-password.php', { email: PERSONA });
const askForMail: Press[] = [{ fill: 'E-mail', with: PERSONA }, { press: 'Send me the link' }];

const access: readonly Scenario[] = [
  {
    id: 'er-01',
    area,
    title: 'ER-01 The server fails',
    steps: [visitor, fails('POST user.php', 500)],
    at: '/login',
    presses: logIn(PERSONA, PASSWORD),
    shows: 'An error occured, please try again later.',
    place: 'alert',
  },
  {
    id: 'er-02',
    area,
    title: 'ER-02 Wrong password',
    steps: [visitor],
    at: '/login',
    presses: logIn(PERSONA, 'wrong-password'),
    shows: 'Login failed, please try again',
    place: 'alert',
  },
  {
    id: 'er-03',
    area,
    title: 'ER-03 Too many attempts',
    steps: [visitor, wrong, wrong, wrong, wrong, wrong],
    at: '/login',
    presses: logIn(PERSONA, 'wrong-password'),
    shows: 'Too many incorrect attempts, account blocked for 15 min.',
    place: 'alert',
  },
  {
    id: 'er-04',
    area,
    title: 'ER-04 A link of the day before yesterday',
    steps: [visitor, resetMail, { do: 'link', subject: 'Choose a new password' }, later(2 * DAY_MS)],
    at: '{link}',
    presses: [
      { fill: 'New password', with: 'long-walks-42' },
      { fill: 'Repeat the new password', with: 'long-walks-42' },
      { press: 'Save the new password' },
    ],
    shows: 'Link expired or invalid, request a new email',
  },
  {
    id: 'er-05',
    area,
    title: 'ER-05 Too many reset mails',
    steps: [visitor, resetMail, resetMail, resetMail],
    at: '/reset-password',
    presses: askForMail,
    shows: 'Too many password reset emails sent, please try again tomorrow.',
    place: 'alert',
  },
  {
    id: 'er-06',
    area,
    title: 'ER-06 Address not found',
    steps: [visitor],
    at: '/reset-password',
    presses: [{ fill: 'E-mail', with: 'nobody@example.test' }, { press: 'Send me the link' }],
    shows: 'E-mail address not found',
    place: 'field',
  },
  {
    id: 'er-07',
    area,
    title: 'ER-07 Activation failed',
    steps: [visitor],
    at: '/activate/error',
    shows: 'Activation failed',
    place: 'heading',
    also: ['The link may be too old, or may have been used before.', 'We’re here to help'],
  },
  {
    id: 'er-07-link',
    area,
    title: 'ER-07 The link of an activation mail after its week',
    steps: [visitor, { do: 'link', subject: 'Confirm your e-mail' }, later(8 * DAY_MS)],
    at: '{link}',
    shows: 'Link expired or invalid, request a new email',
  },
  {
    id: 'er-17',
    area,
    title: 'ER-17 Account waits to be deleted',
    steps: [visitor],
    at: '/login',
    presses: logIn('deleted@example.test', PASSWORD),
    shows: 'This account will be deleted on',
    place: 'alert',
  },
  {
    id: 'er-18',
    area,
    title: 'ER-18 Sign-ups closed',
    steps: [visitor, set('signups', 'none')],
    at: '/signup',
    shows: 'You need an invitation to sign up right now.',
  },
];

const forms: readonly Scenario[] = [
  {
    id: 'er-15-birth',
    area,
    title: 'ER-15 Invalid date of birth',
    steps: [visitor],
    at: '/signup',
    presses: [
      { choose: 'Day', option: '31' },
      { choose: 'Month', option: 'February' },
      { choose: 'Year', option: '1990' },
      { press: 'Join free' },
    ],
    shows: 'Invalid date of birth.',
    place: 'field',
  },
  {
    id: 'er-15-password',
    area,
    title: 'ER-15 Old password wrong',
    steps: [as('premium')],
    at: '/settings',
    presses: [
      { fill: 'Old password', with: 'not-my-password' },
      { fill: 'New password', with: 'long-walks-42' },
      { press: 'Change password' },
    ],
    shows: 'Please check your old password.',
    place: 'field',
  },
  {
    id: 'er-16',
    area,
    title: 'ER-16 Address has an account',
    steps: [visitor],
    at: '/signup',
    presses: [
      { fill: 'First name or nickname', with: 'Marek' },
      { fill: 'E-mail', with: PERSONA },
      { fill: 'Password', with: 'long-walks-42' },
      { choose: 'Day', option: '14' },
      { choose: 'Month', option: 'March' },
      { choose: 'Year', option: '1990' },
      { press: 'Man', as: 'radio' },
      { press: 'Women', as: 'radio' },
      { press: 'Join free' },
    ],
    shows: 'An account with this e-mail address already exists',
    place: 'field',
  },
  {
    id: 'er-19-404',
    area,
    title: 'ER-19 Page not found',
    steps: [visitor],
    at: '/no/such/page',
    shows: 'This page could not be found',
    place: 'heading',
  },
  {
    id: 'er-19-500',
    area,
    title: 'ER-19 A page that the server cannot give',
    steps: [as('premium'), fails('GET member.php*', 500)],
    at: '/members/elena',
    shows: 'An error occured, please try again later.',
  },
  {
    id: 'er-20',
    area,
    title: 'ER-20 A conversation cannot be removed',
    steps: [as('premium'), fails('DELETE chat.php', 422, { error: 'mock_refuses' })],
    at: '/chats/c1',
    presses: [
      { press: 'Options for this conversation' },
      { press: 'Delete conversation', as: 'menuitem' },
      { press: 'Delete' },
    ],
    shows: 'The conversation couldn’t be deleted. It’s back in your list.',
    place: 'alert',
  },
  {
    id: 'er-21',
    area,
    title: 'ER-21 The welcome discount fails, unnoticed',
    steps: [as('free'), fails('GET discountcode.php*', 500)],
    at: '/premium',
    // As with a discount that came: the time bonus counts, and nobody is told of what failed.
    shows: '€37.49',
    hides: 'An error occured, please try again later.',
    quiet: true,
  },
];

export const errors: readonly Scenario[] = [...access, ...moneyErrors, ...forms];
