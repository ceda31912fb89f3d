// @vitest-environment jsdom
/** The rest of the sign-up against the mock backend: order, Back, resuming, and what is kept. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectUser } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { NEW, press, visitJoin } from '@tests/factories/joinPage';
import { settled } from '@tests/journeys/settled';

const CONFIRMED = 'free@example.test';
let backend: TestBackend;

beforeEach(async () => {
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  backend = createTestBackend();
  await startI18n('en');
  await loadNamespaces(['join', 'profile', 'members', 'interests', 'account']);
});
afterEach(async () => {
  await settled();
  vi.unstubAllGlobals();
  backend.close();
});

const visit = (address: string, persona = NEW) => visitJoin(backend, address, persona);
const memberOf = (email: string) => {
  const member = backend.db.members.get(backend.account(email).id);
  if (member === undefined) throw new Error(`No member ${email}`);
  return member;
};
const heading = () => screen.getByRole('heading', { level: 1 });

describe('the steps after the account [ST-04]', () => {
  it('begin with what has nothing yet, are counted, and keep the page that asked [RT-10]', async () => {
    const member = memberOf(NEW);
    Object.assign(member, { photos: [], relationship_status: null });
    const { where } = await visit('/complete-signup?next=%2Fmembers%2Fm7');
    expect(where()).toBe('/complete-signup?step=photo&next=%2Fmembers%2Fm7');
    expect(heading().textContent).toBe('Add a photo');
    expect(screen.getByText('Step 2 of 5')).toBeDefined();
  });

  it('can all be skipped, lead the focus on, and Back goes back', async () => {
    const { where, router } = await visit('/complete-signup?step=photo');
    for (const [step, title] of [
      ['about-you', 'A little about you'],
      ['looks', 'Looks and languages'],
      ['about-me', 'In your own words'],
      ['done', 'Confirm your e-mail'],
    ] as const) {
      await press('Skip this');
      expect(where()).toBe(`/complete-signup?step=${step}`);
      await waitFor(() => expect(heading().textContent).toBe(title));
      await waitFor(() => expect(document.activeElement).toBe(heading()));
    }
    await act(async () => {
      await router.navigate(-1);
    });
    await waitFor(() => expect(heading().textContent).toBe('In your own words'));
    expect(screen.getByText('Step 5 of 5')).toBeDefined();
  });

  it('offer no other language [NV-06]', async () => {
    await visit('/complete-signup?step=photo');
    expect(screen.queryByRole('button', { name: /English|language/i })).toBeNull();
  });

  it('correct an address that names no step', async () => {
    Object.assign(memberOf(NEW), { photos: [] });
    expect((await visit('/complete-signup?step=nonsense')).where()).toBe('/complete-signup?step=photo');
  });

  it('save what was told, and show it again', async () => {
    Object.assign(memberOf(NEW), { relationship_status: null });
    const { where, router } = await visit('/complete-signup?step=about-you');
    await userEvent.selectOptions(await screen.findByLabelText('Relationship status'), 'divorced');
    await press('Continue');
    await waitFor(() => expect(where()).toBe('/complete-signup?step=looks'));
    expect(memberOf(NEW).relationship_status).toBe('divorced');
    await act(async () => {
      await router.navigate(-1);
    });
    expect(await screen.findByLabelText('Relationship status')).toHaveProperty('value', 'divorced');
  });

  it('go on without the consent, and then keep nothing that needs it [EN-07]', async () => {
    const { where } = await visit('/complete-signup?step=about-you');
    expect((await screen.findByRole('checkbox')).matches(':checked')).toBe(false);
    await press('Not now');
    await press('Continue');
    await waitFor(() => expect(where()).toBe('/complete-signup?step=looks'));
    expect(memberOf(NEW).sexuality).toBeNull();
  });

  it('keep what was typed and not sent over a reload', async () => {
    const { view, open } = await visit('/complete-signup?step=about-me');
    const field = await screen.findByRole('textbox', { name: /about you/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'Long walks, and');
    view.unmount();
    open('/complete-signup?step=about-me');
    expect(await screen.findByRole('textbox', { name: /about you/ })).toHaveProperty(
      'value',
      'Long walks, and',
    );
  });

  it.each(['/members', '/complete-signup?step=about-you'])(
    'take nobody back from %s who went on before an answer came',
    async (elsewhere) => {
      Object.assign(memberOf(NEW), { relationship_status: null });
      backend.fault({ match: 'PUT profile.php', kind: 'slow', ms: 300 });
      const { where, router, store } = await visit('/complete-signup?step=about-you');
      await userEvent.selectOptions(await screen.findByLabelText('Relationship status'), 'divorced');
      await press('Continue');
      await press('Skip this');
      await waitFor(() => expect(where()).toBe('/complete-signup?step=looks'));
      await press('Skip this');
      await act(async () => {
        await router.navigate(elsewhere);
      });
      await waitFor(() => expect(selectUser(store.getState())?.profile.relationship_status).toBe('divorced'));
      await settled();
      expect(where()).toBe(elsewhere);
    },
  );

  it('leave push out where the browser cannot', async () => {
    expect((await visit('/complete-signup?step=push')).where()).toBe('/complete-signup?step=done');
  });
});

describe('the end of the sign-up [ST-01]', () => {
  it('says by itself that the address was confirmed in another tab', async () => {
    await visit('/complete-signup?step=done&next=%2Fmembers%2Fm7');
    expect(heading().textContent).toBe('Confirm your e-mail');
    backend.account(NEW).status = 'active';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(heading().textContent).toBe('You’re all set'));
    await waitFor(() => expect(document.activeElement).toBe(heading()));
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/members/m7');
  });

  it('says so after the press of the button, too', async () => {
    await visit('/complete-signup?step=done');
    backend.account(NEW).status = 'active';
    await press('I’ve confirmed it');
    await waitFor(() => expect(heading().textContent).toBe('You’re all set'));
    expect((await screen.findByRole('link', { name: 'See everyone' })).getAttribute('href')).toBe('/members');
  });

  it('leads back to what was skipped', async () => {
    Object.assign(memberOf(CONFIRMED), { photos: [] });
    await visit('/complete-signup?step=done', CONFIRMED);
    expect(heading().textContent).toBe('You’re all set');
    await userEvent.click(screen.getByRole('link', { name: 'Finish your profile' }));
    await waitFor(() => expect(heading().textContent).toBe('Add a photo'));
  });

  it.each(['https%3A%2F%2Fevil.test', '%2F%2Fevil.test', 'javascript%3Aalert(1)'])(
    'never leads to %s [RO-05]',
    async (next) => {
      await visit(`/complete-signup?step=done&next=${next}`, CONFIRMED);
      expect((await screen.findByRole('link', { name: 'See everyone' })).getAttribute('href')).toBe(
        '/members',
      );
    },
  );
});
