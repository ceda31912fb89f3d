// @vitest-environment jsdom
/** What the browser keeps of where a visitor came from: nothing before consent, everything wiped after it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { CONSENT_DAYS, CONSENT_VERSION } from '@/config/limits';
import { LOCAL_KEYS } from '@/config/storageKeys';
import { NO_TRACKING, trackingOfVisit } from '@/domain/tracking';
import { createTestStore } from '@tests/factories/store';
import { createSettings } from '@mocks/world/settings';
import { fetchSettings } from '../settings/settingsSlice';
import { selectTracking, visitBegan } from '../tracking/trackingSlice';
import { selectTrackingToTell } from '../tracking/trackingToTell';
import { pageVariant } from '../variant/pageVariant';
import { chooseConsent, watchConsent } from './consentListeners';
import { selectConsentState } from './consentSlice';

const kept = () => Object.fromEntries(Object.entries(localStorage));
const CHOICE = { measurement: true, at: Date.now() };

function visit(address: string, country: string | null = 'NL') {
  delete document.documentElement.dataset['variant'];
  window.history.replaceState(null, '', address);
  const { pathname, search } = window.location;
  const { store, startListening } = createTestStore();
  store.dispatch(visitBegan(trackingOfVisit({ pathname, search }, pageVariant())));
  watchConsent(startListening, store.dispatch);
  const learn = (geoip_country: string): void => {
    store.dispatch(fetchSettings.fulfilled({ ...createSettings(), geoip_country }, 'r', {}));
  };
  if (country !== null) learn(country);
  return {
    learn,
    state: () => selectConsentState(store.getState()),
    tracking: () => selectTracking(store.getState()),
    told: () => selectTrackingToTell(store.getState()),
    choose: (measurement: boolean) => store.dispatch(chooseConsent(measurement)),
  };
}

beforeEach(() => {
  localStorage.clear();
});

describe('before the answer', () => {
  it('nothing is kept where the law asks first, or the country is not known [EN-07] [BX-12]', () => {
    const { state, learn, tracking } = visit('/landers/video/eng?network=lamp&variant=b', null);
    expect(state()).toBe('unknown');
    expect(kept()).toEqual({});
    learn('DE');
    expect(state()).toBe('asked');
    expect(kept()).toEqual({});
    expect(tracking()).toMatchObject({ network: 'lamp', lander: 'video/eng', variant: 'b' });
  });

  it('all of it is kept at once elsewhere, unless the browser objects [EN-07] [BX-12]', () => {
    expect(visit('/?network=lamp', 'US').state()).toBe('granted');
    expect(Object.keys(kept()).sort()).toEqual([LOCAL_KEYS.tracking, LOCAL_KEYS.variant]);
    localStorage.clear();
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    expect(visit('/?network=lamp', 'US').state()).toBe('refused');
    expect(kept()).toEqual({});
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  });

  it('the sign-up of the same visit tells it all the same [EN-07] [BX-12]', () => {
    expect(visit('/?network=lamp').told()).toMatchObject({ network: 'lamp' });
  });
});

describe('with consent', () => {
  it('the first source and the wording stay for later visits [BX-12] [BX-15]', () => {
    const first = visit('/landers/video/eng?network=lamp&sub1=a&variant=b');
    first.choose(true);
    const later = visit('/landers/gallery/eng?network=other&ref=9');
    expect(later.state()).toBe('granted');
    expect(later.told()).toEqual({
      ...NO_TRACKING,
      network: 'lamp',
      sub1: 'a',
      lander: 'video/eng',
      variant: 'b',
    });
    expect(document.documentElement.dataset['variant']).toBe('b');
  });

  it('a visit without a source leaves room for the next one [BX-12]', () => {
    visit('/').choose(true);
    expect(localStorage.getItem(LOCAL_KEYS.tracking)).toBeNull();
    expect(visit('/?ref=7').tracking()).toMatchObject({ ref: '7' });
    expect(visit('/?ref=8').tracking()).toMatchObject({ ref: '7' });
  });

  it('a record that nobody can read, or that is too old, counts as none [BX-12]', () => {
    localStorage.setItem(LOCAL_KEYS.consent, JSON.stringify(CHOICE));
    for (const text of ['{broken', '[]', JSON.stringify({ ...NO_TRACKING, network: 'old', at: 0 })]) {
      localStorage.setItem(LOCAL_KEYS.tracking, text);
      expect(visit('/?network=new').tracking()).toMatchObject({ network: 'new' });
    }
  });
});

describe('what an earlier visit left where nobody is asked', () => {
  const leave = (days: number): void => {
    const at = Date.now() - days * 86_400_000;
    const record = { ...NO_TRACKING, network: 'old', lander: 'video/eng', variant: 'b', at };
    localStorage.setItem(LOCAL_KEYS.tracking, JSON.stringify(record));
    localStorage.setItem(LOCAL_KEYS.variant, 'b');
  };

  it('goes with the first visit after its days are over, wording and all [BX-12] [BX-15]', () => {
    leave(CONSENT_DAYS - 1);
    expect(visit('/', 'US').tracking()).toMatchObject({ network: 'old' });
    expect(Object.keys(kept()).sort()).toEqual([LOCAL_KEYS.tracking, LOCAL_KEYS.variant]);
    leave(CONSENT_DAYS + 1);
    expect(visit('/', 'US').state()).toBe('granted');
    expect(kept()).toEqual({});
  });

  it('gives way to a new source, which has days of its own [BX-12]', () => {
    leave(CONSENT_DAYS + 1);
    visit('/?network=new', 'US');
    const record: unknown = JSON.parse(localStorage.getItem(LOCAL_KEYS.tracking) ?? '');
    expect(record).toMatchObject({ network: 'new', lander: null });
    expect(visit('/', 'US').tracking()).toMatchObject({ network: 'new' });
  });
});

describe('taking it back', () => {
  it('wipes what was kept, and tells nothing more [BX-12] [BX-15]', () => {
    const { choose, state, told } = visit('/landers/video/eng?network=lamp');
    choose(true);
    expect(told()).toMatchObject({ network: 'lamp' });
    choose(false);
    expect(state()).toBe('refused');
    expect(Object.keys(kept())).toEqual([LOCAL_KEYS.consent]);
    expect(told()).toBeNull();
  });

  it('reaches the other tabs [BX-12]', () => {
    const here = visit('/?network=lamp');
    const choice = JSON.stringify({ measurement: false, at: Date.now() });
    localStorage.setItem(LOCAL_KEYS.consent, choice);
    window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_KEYS.consent, newValue: choice }));
    expect(here.state()).toBe('refused');
  });

  it.each(['visibilitychange', 'pageshow'])(
    'reaches a tab that slept when it was taken back elsewhere, with %s [BX-12]',
    (event) => {
      const here = visit('/?network=lamp');
      here.choose(true);
      expect(here.state()).toBe('granted');
      // The other tab has wiped all, and this one heard nothing of it.
      localStorage.clear();
      localStorage.setItem(
        LOCAL_KEYS.consent,
        JSON.stringify({ measurement: false, at: Date.now(), version: CONSENT_VERSION }),
      );
      (event === 'pageshow' ? window : document).dispatchEvent(new Event(event));
      expect(here.state()).toBe('refused');
      expect(here.told()).toBeNull();
      expect(Object.keys(kept())).toEqual([LOCAL_KEYS.consent]);
    },
  );

  it('needs no storage: an answer counts for its visit, however often the page is looked at [BX-12]', () => {
    const here = visit('/?network=lamp');
    here.choose(false);
    localStorage.clear();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(here.state()).toBe('refused');
    expect(kept()).toEqual({});
  });

  it('is asked about anew once more is measured, and what was kept goes until then [BX-12]', () => {
    visit('/?network=lamp').choose(true);
    expect(JSON.parse(localStorage.getItem(LOCAL_KEYS.consent) ?? '')).toMatchObject({
      version: CONSENT_VERSION,
    });
    const older = { measurement: true, at: Date.now(), version: CONSENT_VERSION - 1 };
    localStorage.setItem(LOCAL_KEYS.consent, JSON.stringify(older));
    expect(visit('/').state()).toBe('asked');
    expect(Object.keys(kept())).toEqual([LOCAL_KEYS.consent]);
  });

  it('happens by itself when the time of the answer is over [BX-12]', () => {
    visit('/?network=lamp').choose(true);
    localStorage.setItem(LOCAL_KEYS.consent, JSON.stringify({ measurement: true, at: 0 }));
    const later = visit('/');
    expect(later.state()).toBe('asked');
    // Not even the old answer stays.
    expect(kept()).toEqual({});
  });
});
