/** Finds out whether the visitor may be measured, and keeps or wipes accordingly what an earlier visit left. */
import { serverNow } from '@/api/serverClock';
import { LOCAL_KEYS } from '@/config/storageKeys';
import { consentState } from '@/domain/consent';
import type { ConsentChoice } from '@/domain/consent';
import { isEmpty } from '@/domain/trackingToTell';
import { removeText, writeText } from '@/lib/storage';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { fetchSettings, selectSettings } from '../settings/settingsSlice';
import { readKeptTracking, wipeKeptTracking, writeKeptTracking } from '../tracking/keptTracking';
import { selectTracking, visitRemembered } from '../tracking/trackingSlice';
import { pageVariant } from '../variant/pageVariant';
import { consentSettled, selectConsent } from './consentSlice';
import { keepChoice, readChoice } from './keptChoice';

declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

type AppThunk = (dispatch: AppDispatch, getState: () => RootState) => void;

/** The browser's wish not to be followed; it counts until its owner says otherwise here. */
export const browserObjects = (): boolean => navigator.globalPrivacyControl === true;

const settle =
  (choice: ConsentChoice | null): AppThunk =>
  (dispatch, getState) => {
    const country = selectSettings(getState())?.geoip_country ?? null;
    const state = consentState({ choice, country, objects: browserObjects(), now: serverNow() });
    dispatch(consentSettled({ state, choice }));
  };

/** The visitor's answer, from the bar or the dialog. It counts for this visit also where nothing can be stored. */
export const chooseConsent =
  (measurement: boolean): AppThunk =>
  (dispatch) => {
    const choice = { measurement, at: serverNow() };
    keepChoice(choice);
    dispatch(settle(choice));
  };

/** Called once per store, after the visit's address was read. */
export function watchConsent(startListening: StartAppListening, dispatch: AppDispatch): void {
  startListening({
    actionCreator: consentSettled,
    effect: ({ payload: { state } }, api) => {
      if (state === 'granted') keep(api);
      else if (state !== 'unknown') wipe();
    },
  });
  startListening({
    actionCreator: fetchSettings.fulfilled,
    effect: (_, api) => api.dispatch(settle(readChoice(serverNow()) ?? selectConsent(api.getState()).choice)),
  });
  // Another tab answered, or the browser's storage was cleared.
  window.addEventListener('storage', ({ key }) => {
    if (key === LOCAL_KEYS.consent || key === null) dispatch(settle(readChoice(serverNow())));
  });
  dispatch(settle(readChoice(serverNow())));
}

function keep({ dispatch, getState }: { dispatch: AppDispatch; getState: () => RootState }): void {
  const kept = readKeptTracking(serverNow());
  if (kept !== null) {
    const { at: _, ...record } = kept;
    dispatch(visitRemembered(record));
  }
  const record = selectTracking(getState());
  if (!isEmpty(record)) writeKeptTracking({ ...record, at: kept?.at ?? serverNow() });
  writeText('local', LOCAL_KEYS.variant, pageVariant());
}

function wipe(): void {
  wipeKeptTracking();
  removeText('local', LOCAL_KEYS.variant);
}
