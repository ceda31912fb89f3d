// @vitest-environment jsdom
/** Lists that never change during a visit. */
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { getInterests, getRegions } from '@/api/calls/settings';
import { createTestStore } from '@tests/factories/store';
import { useInterestsQuery, useRegionsQuery } from './lookupsApi';

vi.mock(import('@/api/calls/settings'), async (original) => ({
  ...(await original()),
  getInterests: vi.fn<typeof getInterests>(() => Promise.resolve(['wine', 'tea'])),
  getRegions: vi.fn<typeof getRegions>(() => Promise.resolve({ BE: ['Namur'] })),
}));

function Lists() {
  const { data: interests } = useInterestsQuery();
  const { data: regions } = useRegionsQuery();
  return <p>{[...(interests ?? []), ...(regions?.BE ?? [])].join(' ')}</p>;
}

it('are loaded once, however often and wherever they are shown [AP-05]', async () => {
  const { store } = createTestStore();
  const show = () =>
    render(
      <Provider store={store}>
        <Lists />
        <Lists />
      </Provider>,
    );
  const first = show();
  expect(await screen.findAllByText('wine tea Namur')).toHaveLength(2);
  first.unmount();
  show();
  expect(screen.getAllByText('wine tea Namur')).toHaveLength(2);
  expect(getInterests).toHaveBeenCalledTimes(1);
  expect(getRegions).toHaveBeenCalledTimes(1);
});
