// @vitest-environment jsdom
/** The question of consent: two answers alike, nothing ticked beforehand, and a bar that lies on no action. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchConsent } from '@/core/consent/consentListeners';
import { selectConsentState } from '@/core/consent/consentSlice';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { createSettings } from '@mocks/world/settings';
import { ConsentBar } from './ConsentBar';
import { ConsentModal } from './ConsentModal';
import { overlaps } from './givesWay';

function show(content: React.ReactNode) {
  const { store, startListening } = createTestStore();
  watchConsent(startListening, store.dispatch);
  store.dispatch(fetchSettings.fulfilled({ ...createSettings(), geoip_country: 'NL' }, 'r', {}));
  renderInRouter(store, content);
  return {
    state: () => selectConsentState(store.getState()),
    modal: () => selectOpenModal(store.getState()),
  };
}
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  await startI18n('en');
  await loadNamespaces(['consent']);
});

describe('the bar [BX-12]', () => {
  it('offers both answers in the same look, and a way to read more', async () => {
    const { modal } = show(<ConsentBar dark={false} />);
    expect(button('Accept').className).toBe(button('Refuse').className);
    await userEvent.click(button('Choose'));
    expect(modal()).toEqual({ name: 'consent' });
  });

  it.each([
    ['Accept', 'granted'],
    ['Refuse', 'refused'],
  ])('takes %s for an answer', async (name, state) => {
    const { state: now } = show(<ConsentBar dark />);
    expect(now()).toBe('asked');
    await userEvent.click(button(name));
    expect(now()).toBe(state);
  });

  it.each(['Refuse', 'Accept', 'Choose'])(
    'gives the focus back to whoever presses %s by keyboard',
    async (name) => {
      show(
        <>
          <button type="button">Before</button>
          <ConsentBar dark={false} />
        </>,
      );
      button('Before').focus();
      while (document.activeElement !== button(name)) await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      expect(document.activeElement).toBe(button('Before'));
    },
  );

  it.each(['Refuse', 'Accept', 'Choose'])(
    'leads to the heading whoever presses %s and was nowhere before [BX-20]',
    async (name) => {
      show(
        <>
          <main>
            <h1 tabIndex={-1}>Search</h1>
          </main>
          <ConsentBar dark={false} />
        </>,
      );
      button(name).focus();
      await userEvent.keyboard('{Enter}');
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Search' }));
    },
  );

  it('knows when it would lie on something', () => {
    const box = { top: 10, right: 30, bottom: 20, left: 10 };
    expect(overlaps(box, { top: 19, right: 40, bottom: 30, left: 29 })).toBe(true);
    expect(overlaps(box, { top: 20, right: 40, bottom: 30, left: 10 })).toBe(false);
    expect(overlaps(box, { top: 10, right: 40, bottom: 30, left: 30 })).toBe(false);
    const side = fc.integer({ min: 0, max: 50 });
    const boxes = fc
      .tuple(side, side, side, side)
      .map(([top, left, height, width]) => ({ top, left, bottom: top + height, right: left + width }));
    fc.assert(fc.property(boxes, boxes, (a, b) => overlaps(a, b) === overlaps(b, a)));
  });
});

describe('the dialog [BX-12]', () => {
  it('has nothing ticked beforehand, and saves what is chosen', async () => {
    const { state } = show(<ConsentModal />);
    const measurement = screen.getByRole('switch', { name: 'Measurement' });
    expect(measurement).toHaveProperty('checked', false);
    expect(screen.getByText('You haven’t chosen yet, so nothing is measured.')).toBeDefined();
    await userEvent.click(measurement);
    expect(state()).toBe('asked');
    await userEvent.click(screen.getByRole('button', { name: 'Save choice' }));
    expect(state()).toBe('granted');
    expect(screen.getByText(/^You agreed on .+ Your choice is valid until .+\.$/)).toBeDefined();
  });

  it.each([
    ['Refuse', 'refused'],
    ['Accept', 'granted'],
  ])(
    'takes %s in one press, whatever was chosen before, in the same look as the other',
    async (name, state) => {
      const { state: now, modal } = show(<ConsentModal />);
      const [refuse, accept, save] = ['Refuse', 'Accept', 'Save choice'].map((text) =>
        screen.getByRole('button', { name: text }),
      );
      expect(new Set([refuse, accept, save].map((each) => each?.className)).size).toBe(1);
      await userEvent.click(screen.getByRole('switch', { name: 'Measurement' }));
      await userEvent.click(screen.getByRole('button', { name }));
      expect(now()).toBe(state);
      expect(modal()).toBeNull();
    },
  );
});
