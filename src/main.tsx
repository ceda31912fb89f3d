/** Entry: starts the visit and puts the app on the page. */
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import './ui/theme/app.scss';
import { watchChunks } from './app/chunkGuard';
import { Root } from './app/Root';
import { startVisit } from './app/start';
import { startFailed } from './app/startFailed';
import { stateOfFiles } from './app/store';
import { takeOver } from './app/takeOver';
import { startAppearance } from './core/appearance/appearance';
import { whenReachable } from './core/connection/whenReachable';
import { oncePageAlive } from './core/navigation/pageAlive';
import { takeTokenFromAddress } from './core/oneTimeToken/takeToken';
import { nextTask } from './lib/nextTask';

async function start(): Promise<void> {
  takeTokenFromAddress();
  startAppearance();
  watchChunks();
  // The files of the app have just been run, all in one go.
  await nextTask();
  if (import.meta.env.MODE === 'mock') {
    const { startMock } = await import('../mocks/browser');
    if ((await startMock()) === 'handled') return;
  }
  if (import.meta.env.DEV || import.meta.env.MODE === 'mock') {
    // Without a network the app starts as ever, and the console is not there.
    const begin = await import('./features/qaConsole/begin').catch(() => null);
    if (await begin?.beginVisit()) return;
  }
  const { search } = window.location;
  const visit = await openPage().catch(startFailed);
  if (visit === null) return;
  const { store, startListening } = visit;
  // Whatever comes now would make the page's file come to life from the beginning again.
  await new Promise<void>(oncePageAlive);
  const { afterPaint } = await whenReachable(() => import('./app/afterPaint'));
  const later = afterPaint(store, startListening, search);
  if (import.meta.env.DEV || import.meta.env.MODE === 'mock') {
    const shown = await import('./app/mockConsole').catch(() => null);
    shown?.showConsole(store, startListening);
  }
  await later;
}

/** @returns the visit, once it is on the page */
async function openPage() {
  const visit = await startVisit();
  await nextTask();
  await takeOver(() => (
    <StrictMode>
      <Provider store={visit.store} serverState={stateOfFiles()}>
        <BrowserRouter>
          <Root />
        </BrowserRouter>
      </Provider>
    </StrictMode>
  ));
  return visit;
}

void start();
