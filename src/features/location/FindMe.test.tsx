// @vitest-environment jsdom
/** Finding the place: the five permission states, the question before saving, and every way it can fail. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '@/api/calls/profile';
import { loggedOut, selectUser } from '@/core/auth/authSlice';
import { geocoded, selectGeolocation } from '@/core/geolocation/geolocationSlice';
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
const city = () => backend.db.members.get('premium')?.city;

describe('the five states of the permission [EN-06, SC-10]', () => {
  it('unsupported: says so, and has no button', async () => {
    positionBrowser({ state: 'missing' });
    const { permission } = await openFindMe();
    await screen.findByText(/^This browser can’t share your location/);
    expect(permission()).toBe('unsupported');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('unknown: the browser does not say beforehand', async () => {
    positionBrowser({ state: null });
    const { permission } = await openFindMe();
    await screen.findByText(/^Your browser may ask/);
    expect(permission()).toBe('unknown');
    expect(screen.getByRole('button', { name: 'Use my location' })).toBeDefined();
  });

  it.each([
    ['prompt', /^Your browser will ask/],
    ['granted', /^Your browser can share your location/],
    ['denied', /^Your browser isn’t sharing your location/],
  ] as const)('%s', async (state, text) => {
    positionBrowser({ state });
    const { permission } = await openFindMe();
    await screen.findByText(text);
    expect(permission()).toBe(state);
    expect(screen.queryByText('How to allow it again') !== null).toBe(state === 'denied');
  });

  it('follows what is changed in the settings of the browser, without a reload', async () => {
    const { change } = positionBrowser({ state: 'denied' });
    const { permission } = await openFindMe();
    await screen.findByText('How to allow it again');
    act(() => change('granted'));
    expect(permission()).toBe('granted');
    expect(screen.queryByText('How to allow it again')).toBeNull();
    act(() => change('denied'));
    expect(permission()).toBe('denied');
  });
});

describe('finding the place [SC-10, AP-10]', () => {
  it('asks before it saves, and saves on yes', async () => {
    const { getCurrentPosition } = positionBrowser({ state: 'prompt', answer: ANTWERP });
    const { store, onSaved } = await openFindMe();
    await press('Use my location');
    await screen.findByText('Is this right? Antwerp');
    expect(city()).toBe('Ghent');
    expect(getCurrentPosition.mock.calls[0]?.[2]).toMatchObject({ maximumAge: 3_600_000 });
    await press('Save this place');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(city()).toBe('Antwerp');
    expect(selectUser(store.getState())?.profile).toMatchObject({ country: 'BE', region: 'Antwerp' });
    expect(screen.queryByText(/^Is this right/)).toBeNull();
  });

  it('keeps no position, neither here nor in the browser', async () => {
    positionBrowser({ state: 'granted', answer: ANTWERP });
    const { store } = await openFindMe();
    await press('Use my location');
    await screen.findByText('Is this right? Antwerp');
    expect(
      JSON.stringify([store.getState(), Object.entries(localStorage), Object.entries(sessionStorage)]),
      // Times have such numbers, too.
    ).not.toMatch(/(?<!\d:)51\.2|(?<!\d)4\.40/);
  });

  it('saves nothing on no', async () => {
    positionBrowser({ state: 'granted', answer: ANTWERP });
    await openFindMe();
    await press('Use my location');
    await screen.findByText('Is this right? Antwerp');
    await press('Not right');
    expect(screen.queryByText(/^Is this right/)).toBeNull();
    expect(city()).toBe('Ghent');
  });

  it('shows that it is looking, and is not started twice', async () => {
    const { getCurrentPosition } = positionBrowser({ state: 'prompt' });
    await openFindMe();
    await press('Use my location');
    const button = screen.getByRole('button', { name: 'Finding you' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    expect(getCurrentPosition).toHaveBeenCalledOnce();
  });

  it.each([
    ['no', 'Your browser didn’t share your location.', 'denied'],
    [2, 'Your device couldn’t find your location. Is location switched on?', 'prompt'],
    [3, 'Your device took too long to find your location. It’s quicker near a window.', 'prompt'],
  ] as const)('says why there is no position, error %s', async (answer, text, after) => {
    positionBrowser({ state: 'prompt', answer });
    const { permission } = await openFindMe();
    await press('Use my location');
    expect((await screen.findByText(text)).closest('[role="alert"]')).not.toBeNull();
    expect(permission()).toBe(after);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('says that nothing was chosen when the question was closed, and that it can be asked again [EN-06]', async () => {
    positionBrowser({ state: 'prompt', answer: 'closed' });
    const { permission } = await openFindMe();
    await press('Use my location');
    expect(await screen.findByText(/^Your browser’s question was closed/)).toBeDefined();
    expect(permission()).toBe('prompt');
    expect(screen.getByText(/^Your browser will ask/)).toBeDefined();
    expect(screen.queryByText('How to allow it again')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('takes a refusal for one where the browser does not say what it keeps', async () => {
    positionBrowser({ state: null, answer: 'no' });
    const { permission } = await openFindMe();
    await press('Use my location');
    await screen.findByText('Your browser didn’t share your location.');
    expect(permission()).toBe('denied');
  });

  it('stores false when the server knows no place, and can be tried again [ER-21]', async () => {
    positionBrowser({ state: 'granted', answer: ANTWERP });
    backend.fault({ match: 'GET geocode.php', kind: 'status', status: 404, times: 1 });
    const { store } = await openFindMe();
    await press('Use my location');
    await screen.findByText('We couldn’t find a place for your location. Choose it manually, or try again.');
    expect(selectGeolocation(store.getState()).result).toBe(false);
    await press('Try again');
    await screen.findByText('Is this right? Antwerp');
  });

  it.each([
    [400, 'An error occured, please try again later.'],
    [422, 'This place can’t be saved. Please choose it manually.'],
  ])('says that a place was not saved, %i [ER-01]', async (status, text) => {
    positionBrowser({ state: 'granted', answer: ANTWERP });
    const { onSaved } = await openFindMe();
    await press('Use my location');
    await screen.findByText('Is this right? Antwerp');
    backend.fault({ match: 'PUT profile.php', kind: 'status', status, times: 1 });
    await press('Save this place');
    await screen.findByText(text);
    await press('Save this place');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  });

  it('tells the server nothing of somebody who has logged out before the position came', async () => {
    const { getCurrentPosition } = positionBrowser({ state: 'prompt' });
    const { store } = await openFindMe();
    const geocode = vi.spyOn(calls, 'geocode');
    await press('Use my location');
    act(() => void store.dispatch(loggedOut({ by: 'member' })));
    await act(async () => {
      const [found] = getCurrentPosition.mock.calls[0] ?? [];
      if (found) Reflect.apply(found, null, [{ coords: ANTWERP }]);
      await new Promise((resolve) => setImmediate(resolve));
    });
    expect(geocode).not.toHaveBeenCalled();
    expect(selectGeolocation(store.getState())).toMatchObject({ permission: 'unknown', result: false });
  });

  it('is forgotten with the session', async () => {
    positionBrowser({ state: 'granted' });
    const { store } = await openFindMe();
    act(() => {
      store.dispatch(geocoded({ country: 'BE', region: null, city: 'Ghent' }));
      store.dispatch(loggedOut({ by: 'member' }));
    });
    expect(selectGeolocation(store.getState()).result).toBe(false);
  });
});
