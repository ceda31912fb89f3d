// @vitest-environment jsdom
/** A dialog whose code does not come. */
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { QuietBoundary } from './QuietBoundary';

function Broken(): never {
  throw new TypeError('Failed to fetch dynamically imported module: /a.js');
}

describe('a failing extra', () => {
  it('goes alone: the page stays, and its owner hears of it once [ER-21]', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onFailed = vi.fn<() => void>();
    render(
      <>
        <p>The page</p>
        <QuietBoundary onFailed={onFailed}>
          <Broken />
        </QuietBoundary>
      </>,
    );
    expect(screen.getByText('The page')).toBeDefined();
    expect(onFailed).toHaveBeenCalledTimes(1);
  });
});
