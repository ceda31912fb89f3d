// @vitest-environment jsdom
/** Passing the site on: its name and its bare address, and nothing of who does. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '@/config/locales';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestStore } from '@tests/factories/store';
import { SiteShare } from './SiteShare';

const ADDRESS = `${window.location.origin}/`;

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['install']);
  // The page on which it is pressed: a campaign's, with an entry that nobody else shall have.
  window.history.replaceState(null, '', '/settings?ref=abc&token=s3cret#app');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  window.history.replaceState(null, '', '/');
});

function open(share?: typeof navigator.share) {
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  // Before the spies: it brings a clipboard of its own.
  const user = userEvent.setup();
  render(
    <Provider store={createTestStore().store}>
      <SiteShare />
    </Provider>,
  );
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  return { copied, press: () => user.click(screen.getByRole('button')) };
}
const answer = () => screen.getByRole('status').textContent;
const refusing = (name: string) =>
  vi.fn<typeof navigator.share>(() => Promise.reject(new DOMException('no', name)));

describe('where the device has a choice of apps', () => {
  it('hands it the name and the address of the site, and nothing else', async () => {
    const share = vi.fn<typeof navigator.share>().mockResolvedValue();
    const { press, copied } = open(share);
    expect(screen.getByRole('button').textContent).toBe('Share Vesper');
    await press();
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Vesper', url: ADDRESS });
    expect(copied).not.toHaveBeenCalled();
    expect(answer()).toBe('');
  });

  it('says nothing to who thinks better of it', async () => {
    const { press, copied } = open(refusing('AbortError'));
    await press();
    expect(copied).not.toHaveBeenCalled();
    expect(answer()).toBe('');
  });

  it('copies the address where the choice is forbidden', async () => {
    const { press, copied } = open(refusing('NotAllowedError'));
    await press();
    expect(copied).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    expect(answer()).toBe('The link is copied.');
  });
});

describe('elsewhere', () => {
  it('copies the address, and says so', async () => {
    const { press, copied } = open();
    expect(screen.getByRole('button').textContent).toBe('Copy the link');
    await press();
    expect(copied).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    expect(answer()).toBe('The link is copied.');
  });

  it('names the address where nothing can be copied', async () => {
    const { press, copied } = open();
    copied.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await press();
    expect(answer()).toBe(`Your browser didn’t allow copying. The link is ${ADDRESS}`);
  });
});

it.each(LOCALES)('has its words in %s', async (locale) => {
  await startI18n(locale);
  await loadNamespaces(['install']);
  open();
  expect(screen.getByText(/Vesper/).textContent).not.toMatch(/share\.|\{\{/);
});
