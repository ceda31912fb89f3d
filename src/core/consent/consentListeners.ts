/** Finds out whether the visitor may be measured, and keeps or wipes accordingly what an earlier visit left. */
import { serverNow } from '@/api/serverClock';
import { CONSENT_VERSION } from '@/config/limits';
import { LOCAL_KEYS } from '@/config/storageKeys';
import { choiceCounts, consentState } from '@/domain/consent';
import type { ConsentChoice } from '@/domain/consent';
import { isEmpty } from '@/domain/trackingToTell';
import { onReturn } from '@/lib/onReturn';
import { removeText, writeText } from '@/lib/storage';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { fetchSettings, selectSettings } from '../settings/settingsSlice';
import { readKeptTracking, wipeKeptTracking, writeKeptTracking } from '../tracking/keptTracking';
import { selectTracking, visitRemembered } from '../tracking/trackingSlice';
import { pageVariant } from '../variant/pageVariant';
import { consentSettled, selectConsent } from './consentSlice';
import { keepChoice, readChoice, sweepChoice } from './keptChoice';

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
    const choice = { measurement, at: serverNow(), version: CONSENT_VERSION };
    keepChoice(choice);
    dispatch(settle(choice));
  };

/** What the browser keeps now: a tab that slept, or came back from the history, heard nothing of other tabs and of days that passed. */
const lookAgain: AppThunk = (dispatch, getState) => {
  const now = serverNow();
  const kept = readChoice(now);
  const { choice: held } = selectConsent(getState());
  // Where nothing can be stored, the answer of this visit goes on counting.
  const counts = kept ?? (held !== null && choiceCounts(held, now) ? held : null);
  if (counts?.at !== held?.at || counts?.measurement !== held?.measurement) dispatch(settle(counts));
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
    effect: (_, api) => {
      sweepChoice(serverNow());
      api.dispatch(settle(readChoice(serverNow()) ?? selectConsent(api.getState()).choice));
    },
  });
  // Another tab answered, or the browser's storage was cleared.
  window.addEventListener('storage', ({ key }) => {
    if (key === LOCAL_KEYS.consent || key === null) dispatch(settle(readChoice(serverNow())));
  });
  onReturn(() => dispatch(lookAgain));
  dispatch(settle(readChoice(serverNow())));
}

function keep({ dispatch, getState }: { dispatch: AppDispatch; getState: () => RootState }): void {
  const kept = readKeptTracking(serverNow());
  if (kept !== null) {
    const { at: _, ...record } = kept;
    dispatch(visitRemembered(record));
  }
  const record = selectTracking(getState());
  // Nothing to keep: a record whose days are over goes, and the wording, which has no date of its own, goes with it.
  if (isEmpty(record)) {
    wipe();
    return;
  }
  writeKeptTracking({ ...record, at: kept?.at ?? serverNow() });
  writeText('local', LOCAL_KEYS.variant, pageVariant());
}

function wipe(): void {
  wipeKeptTracking();
  removeText('local', LOCAL_KEYS.variant);
}
