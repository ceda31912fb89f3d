// @vitest-environment jsdom
/** Components that come late, and those that do not come. */
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { extra, late, lateOnPress } from './late';
import { QuietBoundary } from './QuietBoundary';

const MISSING = new TypeError('Failed to fetch dynamically imported module: /a.js');
const Part = ({ name }: { name: string }) => <p>Hello {name}</p>;

const loading = () => vi.fn<() => Promise<ComponentType<{ name: string }>>>();
const onFailed = vi.fn<() => void>();

const draw = (Late: ComponentType<{ name: string }>) => (
  <QuietBoundary onFailed={onFailed}>
    <Suspense fallback={<p>Waiting</p>}>
      <Late name="Elena" />
    </Suspense>
  </QuietBoundary>
);

beforeEach(() => {
  onFailed.mockClear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a part that failed [ER-21]', () => {
  it('is asked for again the next time, and only then', async () => {
    const load = loading().mockRejectedValueOnce(MISSING).mockResolvedValue(Part);
    const Late = lateOnPress(load);
    const { unmount } = render(draw(Late));
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
    expect(load).toHaveBeenCalledTimes(1);
    unmount();

    render(draw(Late));
    expect(await screen.findByText('Hello Elena')).toBeDefined();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('goes alone when it is an extra', async () => {
    const Extra = extra(loading().mockRejectedValue(MISSING));
    render(
      <Suspense>
        <p>The page</p>
        <Extra name="Elena" />
      </Suspense>,
    );
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(screen.getByText('The page')).toBeDefined();
  });
});

describe('a part that is asked for without a network [BX-25]', () => {
  it('comes by itself when it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = loading().mockRejectedValueOnce(MISSING).mockResolvedValue(Part);
    render(draw(late(load)));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Waiting')).toBeDefined();
    online.mockReturnValue(true);
    await act(async () => {
      // By then it has heard that there is none, and listens for it.
      await vi.waitFor(() => {
        window.dispatchEvent(new Event('online'));
        expect(load).toHaveBeenCalledTimes(2);
      });
    });
    expect(await screen.findByText('Hello Elena')).toBeDefined();
    expect(onFailed).not.toHaveBeenCalled();
  });
});

describe('a part that was fetched ahead', () => {
  it.each([
    ['late', late],
    ['an extra', extra],
  ])('is drawn at once, with nothing in its place before: %s', async (_, make) => {
    const Late = make(loading().mockResolvedValue(Part));
    await Late.ahead();
    render(draw(Late));
    expect(screen.getByText('Hello Elena')).toBeDefined();
    expect(screen.queryByText('Waiting')).toBeNull();
  });

  it('that did not come is asked for when it is drawn', async () => {
    const Late = late(loading().mockRejectedValueOnce(MISSING).mockResolvedValue(Part));
    await expect(Late.ahead()).rejects.toThrow(MISSING);
    render(draw(Late));
    expect(await screen.findByText('Hello Elena')).toBeDefined();
  });
});
