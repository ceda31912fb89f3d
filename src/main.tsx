/** Entry: starts the visit and puts the app on the page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import './ui/theme/app.scss';
import { applyAppearance } from './app/appearance';
import { watchChunks } from './app/chunkGuard';
import { Root } from './app/Root';
import { startVisit } from './app/start';
import { whenReachable } from './core/connection/whenReachable';

async function start(): Promise<void> {
  applyAppearance();
  watchChunks();
  if (import.meta.env.MODE === 'mock') {
    const { startMock } = await import('../mocks/browser');
    if ((await startMock()) === 'handled') return;
  }
  const { search } = window.location;
  const { store, startListening } = await startVisit();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <BrowserRouter>
          <Root />
        </BrowserRouter>
      </Provider>
    </StrictMode>,
  );
  const { afterPaint } = await whenReachable(() => import('./app/afterPaint'));
  await afterPaint(store, startListening, search);
}

void start();
