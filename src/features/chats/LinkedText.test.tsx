// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LinkedText } from './LinkedText';

afterEach(cleanup);

it('writes an address from left to right, whatever the text around it asks for', () => {
  render(<LinkedText text={'\u202e https://live.example.com/elgoog.www//:sptth'} />);
  const link = screen.getByRole('link');
  expect(link.getAttribute('dir')).toBe('ltr');
  expect(link.getAttribute('rel')).toContain('noopener');
});
