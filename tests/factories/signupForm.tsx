/** The sign-up form on a mock backend, for tests. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { watchConsent } from '@/core/consent/consentListeners';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { visitBegan } from '@/core/tracking/trackingSlice';
import { trackingFromQuery } from '@/domain/tracking';
import { SignupForm } from '@/features/signup/SignupForm';
import { stepReached } from '@/features/signup/signupSlice';
import type { SignupStep } from '@/features/signup/signupSlice';
import { createTestStore } from './store';

/** @param looked what the browser keeps of an earlier visit has been looked at; without it, call `look` later */
export async function openSignup({ query = '', looked = true } = {}) {
  const { store, startListening } = createTestStore();
  const steps: SignupStep[] = [];
  startListening({ actionCreator: stepReached, effect: ({ payload }) => void steps.push(payload) });
  store.dispatch(visitBegan(trackingFromQuery(query)));
  await store.dispatch(fetchSettings({}));
  const look = () => watchConsent(startListening, store.dispatch);
  if (looked) look();
  const onSignedUp = vi.fn<() => void>();
  const view = render(
    <Provider store={store}>
      <MemoryRouter>
        <SignupForm next="/members/m7" onSignedUp={onSignedUp} />
      </MemoryRouter>
    </Provider>,
  );
  return { store, steps, onSignedUp, view, look };
}

export const field = (name: string) => screen.getByLabelText(name);
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Join free' }));

export async function fill(changes: { name?: string; email?: string; year?: string } = {}) {
  await userEvent.type(field('First name or nickname'), changes.name ?? 'Marek');
  await userEvent.type(field('E-mail'), changes.email ?? 'somebody.new@example.test');
  await userEvent.type(field('Password'), 'evening-lamp-7');
  await userEvent.selectOptions(field('Month'), '3');
  await userEvent.selectOptions(field('Day'), '14');
  await userEvent.selectOptions(field('Year'), changes.year ?? '1990');
  await userEvent.click(screen.getByRole('radio', { name: 'Man' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Women' }));
}
