// @vitest-environment jsdom
/** The inspector shows what is sent, and follows the visitor's answer. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseConsent, watchConsent } from '@/core/consent/consentListeners';
import { visitBegan } from '@/core/tracking/trackingSlice';
import { trackingOfVisit } from '@/domain/tracking';
import { createTestStore } from '@tests/factories/store';
import { TrackingInspector } from './TrackingInspector';

const ADDRESS = '/landers/video/she-nl?network=lamp&sub1=a&lb&variant=b';

function open(address = ADDRESS) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {
      name: `https://site.test${address}`,
      entryType: 'navigation',
      startTime: 0,
      duration: 0,
      toJSON: () => '',
    },
  ]);
  const { store, startListening } = createTestStore();
  const { pathname, search } = new URL(address, 'https://site.test');
  document.documentElement.dataset['variant'] = 'b';
  store.dispatch(visitBegan(trackingOfVisit({ pathname, search }, 'b')));
  watchConsent(startListening, store.dispatch);
  render(
    <Provider store={store}>
      <TrackingInspector />
    </Provider>,
  );
  return store;
}
const part = (title: string) => screen.getByRole('heading', { name: title }).parentElement?.textContent;

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('shows what was read and what will be sent, before and after the answer [BX-12] [BX-15] [ST-14]', async () => {
  const store = open();
  expect(part('Read from it')).toContain('video/she-nl');
  expect(part('Sign-up will say')).toContain('lamp');
  expect(part('Kept in this browser')).not.toContain('lamp');
  expect(part('Beacon of a page that is left')).toContain('onfalse');
  await act(async () => {
    store.dispatch(chooseConsent(true));
    await Promise.resolve();
  });
  expect(part('Kept in this browser')).toContain('lamp');
  expect(part('Beacon of a page that is left')).toContain('ontrue');
  await act(async () => {
    store.dispatch(chooseConsent(false));
    await Promise.resolve();
  });
  expect(part('A payment will say')).toContain('nothing');
  expect(part('Kept in this browser')).not.toContain('lamp');
});

it('knows that the beacon is asked for by an earlier address of the visit, in any spelling [ST-14]', () => {
  vi.stubGlobal('navigation', {
    entries: () => [{ url: 'https://site.test/?network=lamp&amp;LB=1' }, { url: 'https://site.test/faq' }],
  });
  open('/faq');
  expect(part('Beacon of a page that is left')).toContain('askedtrue');
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  open('/faq');
  expect(part('Beacon of a page that is left')).toContain('askedfalse');
});

it('hands all of it over as JSON [BX-12]', async () => {
  open();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Copy as JSON' }));
  expect(screen.getByText('Copied.')).toBeDefined();
  const copied: unknown = JSON.parse(await navigator.clipboard.readText());
  expect(copied).toMatchObject({ address: ADDRESS, signup: { network: 'lamp', variant: 'b' }, variant: 'b' });
});

it('shows it selected where the browser does not let it be copied [BX-12]', async () => {
  open();
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy as JSON' }));
  expect(screen.getByText(/^The browser does not allow copying here/)).toBeDefined();
  const selected: unknown = JSON.parse(String(window.getSelection()));
  expect(selected).toMatchObject({ address: ADDRESS, signup: { network: 'lamp', variant: 'b' } });
});
