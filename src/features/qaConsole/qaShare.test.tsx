// @vitest-environment jsdom
/** What the console tells others, other tabs and the next page: link, report, journal and texts. */
import { act, cleanup, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { COOKIES, LOCAL_KEYS } from '@/config/storageKeys';
import { LINK_PATH, takeTokenFromAddress } from '@/core/oneTimeToken/takeToken';
import { i18n } from '@/i18n/i18n';
import { readCookie } from '@/lib/cookies';
import {
  badge,
  drawer,
  eachWithBackend,
  go,
  openSection,
  send,
  showConsole,
} from '@tests/factories/qaConsole';
import { beginVisit, keepLanguage } from './begin';
import { readJournal, writeJournal } from './memory';
import { showTexts } from './textModes';

const TOKEN = 'Kx7-q_93mPzLw20aBcDe';

const backend = eachWithBackend();
const user = userEvent.setup();

afterEach(() => {
  showTexts('plain');
  window.history.replaceState(null, '', '/');
});

/** Presses a button of the console and answers what was copied. */
async function copied(press: string): Promise<string> {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  written.mockClear();
  const dialog = await openSection('Inspect');
  await user.click(dialog.getByRole('button', { name: press }));
  await waitFor(() => expect(written).toHaveBeenCalledOnce());
  return written.mock.calls[0]?.[0] ?? '';
}
const copiedLink = () => copied('Copy link to this state');

describe('the link to this state', () => {
  it('is the one of another tab, which has changed the same world [BX-03]', async () => {
    writeJournal({ acts: [{ do: 'reset', seed: 'one' }], leftOut: 0 });
    showConsole();
    // As the other tab does: its storage is this one, which hears of it.
    writeJournal({
      acts: [
        { do: 'reset', seed: 'two' },
        { do: 'show', id: 'er-18' },
      ],
      leftOut: 0,
    });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'qa-journal' })));
    expect(await copiedLink()).toContain('?qa=reset:two;show:er-18;lang:en;at:/');
  });

  it.each([
    [`/${TOKEN}`, LINK_PATH],
    [`/reset-password/do?token=${TOKEN}`, '/reset-password/do'],
  ])(
    'leaves the page of %s to the scenario, which has a token of its own [BX-03]',
    async (address, shown) => {
      window.history.replaceState(null, '', address);
      takeTokenFromAddress();
      expect(window.location.pathname).toBe(shown);
      writeJournal({ acts: [{ do: 'reset' }, { do: 'show', id: 'er-04' }], leftOut: 0 });
      showConsole();
      expect(await copiedLink()).toBe(`${window.location.origin}/?qa=reset:vesper;show:er-04;lang:en`);
    },
  );

  it('names the page where no scenario could, and where no token was', async () => {
    window.history.replaceState({ usr: { token: TOKEN } }, '', '/reset-password/do');
    showConsole();
    expect(await copiedLink()).toContain(';at:/reset-password/do');
    cleanup();
    window.history.replaceState({ usr: null }, '', '/faq');
    writeJournal({ acts: [{ do: 'reset' }, { do: 'show', id: 'er-04' }], leftOut: 0 });
    showConsole();
    expect(await copiedLink()).toContain(';at:/faq');
  });
});

it('names the seed of the world where nobody has named one: it is the same for who follows it [BX-03]', async () => {
  backend().db.seed = 'another';
  writeJournal({ acts: [{ do: 'as', email: 'free@example.test' }], leftOut: 0 });
  showConsole();
  expect(await copiedLink()).toContain('/?qa=reset:another;as:free@example.test;lang:en;at:/');
});

it('of one scenario is copied from its row, with the seed of the world [BX-03]', async () => {
  backend().db.seed = 'another';
  showConsole();
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const dialog = await openSection('Scenarios');
  await user.type(dialog.getByRole('searchbox', { name: 'Find a scenario' }), 'sign-ups closed');
  await user.click(dialog.getByRole('button', { name: 'Copy the link: ER-18 Sign-ups closed' }));
  expect(written).toHaveBeenCalledWith(`${window.location.origin}/?qa=reset:another;show:er-18`);
  expect(await dialog.findByText('Copied.')).toBeDefined();
});

it('can be taken by hand where the browser refuses to copy', async () => {
  writeJournal({ acts: [{ do: 'reset', seed: 'two' }], leftOut: 0 });
  showConsole();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  await user.click(await badge('the mock is alive'));
  const dialog = await drawer();
  await user.click(dialog.getByRole('button', { name: 'Copy link to this state' }));
  expect(await dialog.findByText(/^The browser does not allow copying here/)).toBeDefined();
  expect(dialog.getByLabelText('To copy by hand')).toHaveProperty(
    'value',
    `${window.location.origin}/?qa=reset:two;lang:en;at:/`,
  );
});

describe('the bug report', () => {
  it('says version, persona, scenario, steps left out and the last requests, as they are when it is asked for [BX-03]', async () => {
    writeJournal({ acts: [{ do: 'reset' }, { do: 'show', id: 'er-18' }], leftOut: 7 });
    showConsole();
    const dialog = await openSection('Inspect');
    expect(dialog.getByText(/^Earlier steps left out.*: 7\./)).toBeDefined();
    cleanup();
    showConsole();
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const opened = await openSection('Inspect');
    // Behind the console's back: another tab logs in, and its request gets lost.
    backend().logIn('low@example.test');
    backend().fault({ match: 'GET faq.php*', kind: 'offline', times: 1 });
    await send({ method: 'GET', url: '/api/faq.php?language=en' }).catch(() => null);
    await user.click(opened.getByRole('button', { name: 'Copy bug report' }));
    await waitFor(() => expect(written).toHaveBeenCalledOnce());
    const report = written.mock.calls[0]?.[0] ?? '';
    expect(report).toMatch(/^- GET \/api\/faq\.php\?language=en · lost · fault offline · \d+ ms$/mu);
    expect(report.split('\n')).toEqual(
      expect.arrayContaining([
        '- Version: development',
        '- Persona: low@example.test',
        '- Scenario: er-18',
        '- Earlier steps left out, as there were too many: 7. The link does not do them.',
      ]),
    );
  });
});

it('the console looks how the mock is whenever it is opened', async () => {
  showConsole();
  await openSection('Persona');
  await user.keyboard('{Escape}');
  backend().logIn('low@example.test');
  const dialog = await openSection('Share');
  expect(await dialog.findByText('low@example.test')).toBeDefined();
});

it('shows what happened in the store, the newest first and by name alone [BX-03]', async () => {
  const { store } = showConsole();
  const dialog = await openSection('Inspect');
  act(() => void store.dispatch({ type: 'tests/first', payload: 'private' }));
  act(() => void store.dispatch({ type: 'tests/second' }));
  const list = dialog.getByRole('region', { name: 'Last store actions' });
  await waitFor(() => expect(list.textContent).toMatch(/tests\/second.*tests\/first/));
  expect(list.textContent).not.toContain('private');
});

it('a reset leaves a browser that was never here: its records and its language are gone [BX-03]', async () => {
  localStorage.setItem(LOCAL_KEYS.consent, 'kept');
  keepLanguage('de');
  expect(readCookie(document, COOKIES.language)).toBe('de');
  showConsole();
  // The pages of a fresh browser have one of their own.
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
  const dialog = await openSection('World size and seed');
  await user.click(dialog.getByRole('button', { name: 'Reset the world' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/'));
  expect(readCookie(document, COOKIES.language)).toBeNull();
  // The next page.
  expect(await beginVisit(() => undefined, send)).toBe(false);
  expect(localStorage.getItem(LOCAL_KEYS.consent)).toBeNull();
  expect(readJournal().acts).toMatchObject([{ do: 'reset' }]);
  vi.stubGlobal('navigation', {
    currentEntry: { key: 'now' },
    entries: () => [
      { key: 'before', url: 'https://qa.test/?network=partner' },
      { key: 'now', url: 'https://qa.test/' },
    ],
  });
  await beginVisit(() => undefined, send);
  expect(window.navigation.entries().map(({ key }) => key)).toEqual(['now']);
  vi.unstubAllGlobals();
});

it('texts are shown after a reload as they were before it [BX-03]', async () => {
  showConsole();
  const dialog = await openSection('Texts');
  await user.click(dialog.getByRole('radio', { name: 'Keys' }));
  await waitFor(() => expect(i18n.t('nav.login')).toBe('common:nav.login'));
  cleanup();
  showTexts('plain');
  expect(i18n.t('nav.login')).toBe('Log in');
  showConsole();
  await waitFor(() => expect(i18n.t('nav.login')).toBe('common:nav.login'));
});
