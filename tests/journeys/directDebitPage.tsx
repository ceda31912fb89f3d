/** The page of the direct debit in a browser of its own, and where it leads. */
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { patterns } from '@/config/paths';
import { fetchUser } from '@/core/auth/authThunks';
import DirectDebitPage from '@/pages/DirectDebitPage';
import { createTestStore } from '@tests/factories/store';

/** Where the page led. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
}

/** Opens the page as the browser does after a reload. */
export async function visitDirectDebit(search: string) {
  const { store } = createTestStore();
  await store.dispatch(fetchUser());
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/directdebit${search}`]}>
        <Routes>
          <Route
            path={patterns.directdebit}
            element={
              <main>
                <DirectDebitPage />
              </main>
            }
          />
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return { ...view, store };
}
