/** Puts the QA console beside the app, with a root of its own: it is there when the app has failed, and it is no part of it. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { logActions } from '@/features/qaConsole/actionLog';
import { sendInPage } from '@/features/qaConsole/control';
import { QaConsole } from '@/features/qaConsole/QaConsole';
import type { Ways } from '@/features/qaConsole/useQa';
import { TrackingInspector } from '@/features/trackingInspector/TrackingInspector';
import type { StartAppListening } from '@/store/types';
import type { AppStore } from './store';

const WAYS: Ways = {
  send: sendInPage,
  go: (address) => {
    const here = `${window.location.pathname}${window.location.search}`;
    // Where only the part after the # would change, the browser loads nothing.
    if (address === here) window.location.reload();
    else window.location.assign(address);
  },
};

/** Shows the console of this page. Only builds with the mock backend ask for it. */
export function showConsole(store: AppStore, startListening: StartAppListening): void {
  logActions(startListening);
  const place = document.createElement('div');
  place.id = 'qa-root';
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <Provider store={store}>
        <QaConsole ways={WAYS} tracking={<TrackingInspector />} />
      </Provider>
    </StrictMode>,
  );
}
