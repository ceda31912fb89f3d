// @vitest-environment jsdom
/** Where the focus goes while a place is found, and what becomes of the question when its page is left. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { selectGeolocation } from '@/core/geolocation/geolocationSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { ANTWERP, openFindMe, positionBrowser } from '@tests/factories/findMe';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';

let backend: TestBackend;

beforeEach(async () => {
  backend = createTestBackend({ persona: 'premium@example.test' });
  await startI18n('en');
  await loadNamespaces(['account']);
});
afterEach(() => {
  backend.close();
  vi.unstubAllGlobals();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A field of the page's, where somebody types while the browser looks. */
function typeElsewhere() {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  onTestFinished(() => field.remove());
  return field;
}
/** A browser that answers when the test says so. */
function slowBrowser() {
  const { getCurrentPosition } = positionBrowser({ state: 'granted' });
  return () =>
    act(async () => {
      const [found] = getCurrentPosition.mock.calls.at(-1) ?? [];
      if (found) Reflect.apply(found, null, [{ coords: ANTWERP }]);
      await new Promise((resolve) => setImmediate(resolve));
    });
}

describe('finding the place [SC-10]', () => {
  it('leads the focus to the question, and from there to the button that asks anew', async () => {
    positionBrowser({ state: 'granted', answer: ANTWERP });
    await openFindMe();
    const again = () => screen.getByRole('button', { name: 'Use my location' });
    for (const answer of ['Not right', 'Save this place']) {
      await press('Use my location');
      const question = await screen.findByText('Is this right? Antwerp');
      expect(document.activeElement).toBe(question);
      await press(answer);
      await waitFor(() => expect(screen.queryByText(/^Is this right/)).toBeNull());
      expect(document.activeElement).toBe(again());
    }
  });

  it('tears nobody away who types elsewhere by then', async () => {
    const answer = slowBrowser();
    await openFindMe();
    await press('Use my location');
    const field = typeElsewhere();
    await answer();
    await screen.findByText('Is this right? Antwerp');
    expect(document.activeElement).toBe(field);
  });

  it('asks nobody who has left the page and comes back, whether the place was found before or after', async () => {
    const answer = slowBrowser();
    const { store, view } = await openFindMe();
    await press('Use my location');
    await answer();
    await screen.findByText('Is this right? Antwerp');
    act(() => view.unmount());
    expect(selectGeolocation(store.getState())).toMatchObject({ result: false, problem: null });

    const next = await openFindMe(store);
    await press('Use my location');
    act(() => next.view.unmount());
    await answer();
    expect(selectGeolocation(store.getState())).toMatchObject({ result: false, locating: false });
    await openFindMe(store);
    expect(screen.queryByText(/^Is this right/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Use my location' }).getAttribute('aria-busy')).toBeNull();
  });
});
