/** Entry: starts the visit and puts the app on the page. */
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import './ui/theme/app.scss';
import { watchChunks } from './app/chunkGuard';
import { Root } from './app/Root';
import { startVisit } from './app/start';
import { stateOfFiles } from './app/store';
import { takeOver } from './app/takeOver';
import { startAppearance } from './core/appearance/appearance';
import { whenReachable } from './core/connection/whenReachable';
import { takeTokenFromAddress } from './core/oneTimeToken/takeToken';

async function start(): Promise<void> {
  takeTokenFromAddress();
  startAppearance();
  watchChunks();
  if (import.meta.env.MODE === 'mock') {
    const { startMock } = await import('../mocks/browser');
    if ((await startMock()) === 'handled') return;
  }
  const { search } = window.location;
  const { store, startListening } = await startVisit();
  await takeOver(() => (
    <StrictMode>
      <Provider store={store} serverState={stateOfFiles()}>
        <BrowserRouter>
          <Root />
        </BrowserRouter>
      </Provider>
    </StrictMode>
  ));
  const { afterPaint } = await whenReachable(() => import('./app/afterPaint'));
  await afterPaint(store, startListening, search);
}

void start();
