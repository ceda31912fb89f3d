// @vitest-environment jsdom
/** A visitor asks for something of a member's page, logs in on the way, and goes on to what was asked for. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { selectUser } from '@/core/auth/authSlice';
import type { TestBackend } from '@mocks/testServer';
import { pretendPhone } from '@tests/factories/media';
import { visitMember } from '@tests/factories/memberPage';
import { required } from '@tests/factories/required';

const MEMBER = 'premium@example.test';
let backend: TestBackend | undefined;
beforeEach(() => pretendPhone(false));
afterEach(() => backend?.close());

/** A visitor on Elena's page who is asked to log in first. */
async function ask(what: string | RegExp, title: string) {
  const visit = await visitMember('/members/elena');
  ({ backend } = visit);
  const [button] = await screen.findAllByRole('button', { name: what });
  await userEvent.click(required(button));
  return { ...visit, prompt: within(await screen.findByRole('dialog', { name: title })) };
}

async function logIn(form: Pick<typeof screen, 'getByLabelText' | 'getByRole'>): Promise<void> {
  await userEvent.type(form.getByLabelText('E-mail'), MEMBER);
  await userEvent.type(form.getByLabelText('Password'), 'demo-password');
  await userEvent.click(form.getByRole('button', { name: 'Log in' }));
}

/** What is wanted: what is pressed, what the prompt says, where the log-in leads, and what is open there. */
const WISHES = [
  ['a message', 'Send a message', 'Log in to say hello', '/members/elena/chat', null],
  ['a like', 'Like Elena', 'Log in to leave a like', '/members/elena', null],
  [
    'a photo',
    /^Photo 2 of \d+, for Premium members$/,
    'Log in to see more photos',
    '/members/elena?photo=2',
    'Photos of Elena',
  ],
  ['a gift', 'Send a gift', 'Log in to send a gift', '/members/elena', 'A gift for Elena'],
] as const;
/** Null where nothing is. */
const shown = (dialog: string | null) =>
  dialog === null ? screen.queryByRole('dialog') : screen.findByRole('dialog', { name: dialog });

it.each(WISHES)('%s: by the log-in page [RO-01, RO-05]', async (_, what, title, asked, open) => {
  const { store, where, prompt } = await ask(what, title);
  await userEvent.click(prompt.getByRole('link', { name: 'Log in' }));
  await screen.findByRole('heading', { level: 1, name: 'Good to see you again' });
  await logIn(screen);
  await waitFor(() => expect(where()).toBe(asked));
  expect(selectUser(store.getState())?.email).toBe(MEMBER);
  expect((await shown(open)) === null).toBe(open === null);
});

it.each(WISHES)(
  '%s: by the sign-up over the page, which somebody with an account leaves for the log-in [RO-01, NV-09]',
  async (_, what, title, asked, open) => {
    const { store, where, prompt } = await ask(what, title);
    await userEvent.click(prompt.getByRole('button', { name: 'Join free' }));
    const signup = within(await screen.findByRole('dialog', { name: 'Create your account' }));
    await userEvent.click(await signup.findByRole('button', { name: 'Log in instead' }));
    const login = within(await screen.findByRole('dialog', { name: 'Good to see you again' }));
    await logIn(login);
    await waitFor(() => expect(where()).toBe(asked));
    expect(selectUser(store.getState())?.email).toBe(MEMBER);
    expect((await shown(open)) === null).toBe(open === null);
  },
);
