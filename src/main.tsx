/** Entry: starts the visit and puts the app on the page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import './ui/theme/app.scss';
import { applyAppearance } from './app/appearance';
import { watchChunks } from './app/chunkGuard';
import { createAppRouter } from './app/router';
import { registerServiceWorker } from './app/serviceWorker';
import { startVisit } from './app/start';
import { updateFound } from './core/update/updateSlice';

async function start(): Promise<void> {
  applyAppearance();
  watchChunks();
  if (import.meta.env.MODE === 'mock') {
    const { startMock } = await import('../mocks/browser');
    if ((await startMock()) === 'handled') return;
  }
  const { store, persistor } = await startVisit();
  const router = createAppRouter(() => persistor.persist());
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  );
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    await registerServiceWorker(() => store.dispatch(updateFound()));
  }
}

void start();
