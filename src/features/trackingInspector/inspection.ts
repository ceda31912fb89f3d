/** Everything that this visit knows about where its visitor came from, as one plain record. */
import { LOCAL_KEYS } from '@/config/storageKeys';
import { browserObjects } from '@/core/consent/consentListeners';
import { selectConsent } from '@/core/consent/consentSlice';
import { selectSettings } from '@/core/settings/settingsSlice';
import { selectTracking } from '@/core/tracking/trackingSlice';
import { selectTrackingToTell } from '@/core/tracking/trackingToTell';
import { visitAddresses } from '@/core/tracking/visitAddresses';
import { pageVariant } from '@/core/variant/pageVariant';
import { choiceEnds } from '@/domain/consent';
import { asksForBeacon } from '@/domain/leaveBeacon';
import { trackingOfVisit } from '@/domain/tracking';
import { jsonParse } from '@/lib/jsonParse';
import { readText } from '@/lib/storage';
import type { RootState } from '@/store/rootReducer';

/** The address that the page was opened with, before any redirect of the app. */
function firstAddress(): URL {
  const [entry] = performance.getEntriesByType('navigation');
  return new URL(entry?.name ?? '', window.location.href);
}

const keptUnder = (key: string): unknown => jsonParse(readText('local', key)) ?? readText('local', key);
const day = (at: number): string => new Date(at).toISOString();

/** @returns names as the address, the storage and the server write them */
export function inspect(state: RootState) {
  const { pathname, search } = firstAddress();
  const { state: consent, choice } = selectConsent(state);
  const told = selectTrackingToTell(state);
  const visit = visitAddresses();
  // By every address of the visit, as the beacon itself goes by.
  const asked = asksForBeacon([search, ...visit.map((address) => address.search)]);
  return {
    address: pathname + search,
    visit: visit.map((address) => address.pathname + address.search),
    read: trackingOfVisit({ pathname, search }, pageVariant()),
    held: selectTracking(state),
    kept: { tracking: keptUnder(LOCAL_KEYS.tracking), variant: keptUnder(LOCAL_KEYS.variant) },
    signup: told,
    payment: told,
    variant: pageVariant(),
    consent: {
      state: consent,
      country: selectSettings(state)?.geoip_country ?? null,
      browser_objects: browserObjects(),
      answered: choice && day(choice.at),
      until: choice && day(choiceEnds(choice)),
    },
    beacon: { asked, on: asked && consent === 'granted' },
  };
}
export type Inspection = ReturnType<typeof inspect>;
