/** Finding the place in jsdom, which has no positions: the browser's side is played, the server's is the mock backend. */
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { vi } from 'vitest';
import { fetchUser } from '@/core/auth/authThunks';
import { selectGeolocation } from '@/core/geolocation/geolocationSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { FindMe } from '@/features/location/FindMe';
import { createTestStore } from './store';

export const ANTWERP = { latitude: 51.22012345, longitude: 4.40298765 };

/** A position, the code of an error, or what the member does with the browser's question. */
type Answer = object | number | 'no' | 'closed';

/** A browser with a permission, which can be changed from outside as in its settings. */
export function positionBrowser({
  state,
  answer,
}: {
  state: PermissionState | null | 'missing';
  answer?: Answer;
}) {
  const status = Object.assign(new EventTarget(), { state });
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((found, failed) => {
    // A no is remembered; a question that is closed is not.
    if (answer === 'no') status.state = 'denied';
    // What the browser hands over has more fields than are read.
    if (answer === 'no' || answer === 'closed')
      Reflect.apply(failed ?? (() => undefined), null, [{ code: 1 }]);
    else if (typeof answer === 'number') Reflect.apply(failed ?? (() => undefined), null, [{ code: answer }]);
    else if (typeof answer === 'object') Reflect.apply(found, null, [{ coords: answer }]);
  });
  const query =
    state === null ? () => Promise.reject(new TypeError('unknown name')) : () => Promise.resolve(status);
  vi.stubGlobal('navigator', {
    onLine: true,
    languages: ['en'],
    userAgent: navigator.userAgent,
    permissions: { query },
    ...(state !== 'missing' && { geolocation: { getCurrentPosition } }),
  });
  return {
    getCurrentPosition,
    change: (next: PermissionState) => {
      status.state = next;
      status.dispatchEvent(new Event('change'));
    },
  };
}

/** Opens it as whoever is logged in. */
export async function openFindMe(store = createTestStore().store) {
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const onSaved = vi.fn<() => void>();
  // The browser answers a moment after the first picture.
  const view = await act(async () => {
    const rendered = render(
      <Provider store={store}>
        <FindMe onSaved={onSaved} />
      </Provider>,
    );
    await Promise.resolve();
    return rendered;
  });
  const permission = () => selectGeolocation(store.getState()).permission;
  return { store, view, onSaved, permission };
}
