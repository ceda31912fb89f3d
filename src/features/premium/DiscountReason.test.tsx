// @vitest-environment jsdom
/** Why a member pays less, and until when. */
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { discountCode } from '@tests/factories/discount';
import { DiscountReason } from './DiscountReason';

const NOW = new Date(2026, 10, 21, 12).getTime();
const HOUR = 3_600_000;

beforeEach(async () => {
  vi.setSystemTime(NOW);
  await startI18n('en');
  await loadNamespaces(['premium']);
});
afterEach(() => void vi.useRealTimers());

it.each([
  ['TIMEBONUS25', 2 * HOUR, /joined in the last few hours.* until 2:00\sPM\.$/],
  ['WELCOME25', 2 * HOUR, /first package.* until 2:00\sPM\.$/],
  ['WELCOME25', 26 * HOUR, /first package.* until Sun, Nov 22, 2:00\sPM\.$/],
  ['TIMEBONUS25', 26 * HOUR, /first package.* until Sun, Nov 22, 2:00\sPM\.$/],
  ['WELCOME25', null, /first package.* once per member\.$/],
])(
  '%s that ends in %s ms names an end that cannot be taken for another [ST-10] [BX-14]',
  (code, endsIn, text) => {
    const discount = discountCode({ code, value_percentage: 25 });
    render(<DiscountReason discount={discount} endsAt={endsIn === null ? null : NOW + endsIn} />);
    expect(screen.getByText(text).textContent).toContain('You pay 25% less');
  },
);
