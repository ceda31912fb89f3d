// @vitest-environment jsdom
/** The console by keyboard: opened, used, closed, and the focus back where it was; the badge says whether the mock lives. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { MOCK_REARM } from '@/config/testerPages';
import { readPush } from '@/domain/pushNotice';
import { i18n } from '@/i18n/i18n';
import { keepDevice } from '@mocks/rules/pushDevices';
import {
  badge,
  drawer,
  eachWithBackend,
  go,
  openSection,
  send,
  showConsole,
} from '@tests/factories/qaConsole';
import { readJournal, takeOpen, wantOpen, writeProblem } from './memory';
import type { Send } from './requests';
import { showTexts } from './textModes';
import { isShortcut } from './useShortcut';

const backend = eachWithBackend();
const user = userEvent.setup();

afterEach(() => {
  showTexts('plain');
});

const pushMessage = v.object({ type: v.literal('mock-push'), text: v.string() });
const state = () => send({ method: 'GET', url: '/__mock/state' });

describe('the console', () => {
  it('opens and closes by its key, and gives the focus back [BX-03]', async () => {
    showConsole();
    const button = await badge('the mock is alive');
    button.focus();
    await user.keyboard('{Alt>}q{/Alt}');
    await drawer();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-keyshortcuts')).toBe('Alt+Q');
  });

  it('opens by the key that is labelled so, wherever the keyboard has it', async () => {
    showConsole();
    await badge('the mock is alive');
    // On AZERTY the letters A and Q have changed places.
    fireEvent.keyDown(document.body, { key: 'q', code: 'KeyA', altKey: true });
    await drawer();
    expect(isShortcut(new KeyboardEvent('keydown', { key: 'a', code: 'KeyQ', altKey: true }))).toBe(false);
    expect(isShortcut(new KeyboardEvent('keydown', { key: 'й', code: 'KeyQ', altKey: true }))).toBe(true);
    expect(isShortcut(new KeyboardEvent('keydown', { key: 'œ', code: 'KeyQ', altKey: true }))).toBe(true);
    expect(isShortcut(new KeyboardEvent('keydown', { key: 'w', code: 'KeyW', altKey: true }))).toBe(false);
  });

  it('stays away while somebody writes, whose letter it may be', async () => {
    showConsole();
    await user.click(screen.getByLabelText('A field of the page'));
    await user.keyboard('{Alt>}q{/Alt}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens with the page where the address asks for it, and says why a link was not followed', async () => {
    wantOpen();
    writeProblem('The link was not followed.');
    showConsole();
    expect((await (await drawer()).findByRole('alert')).textContent).toBe('The link was not followed.');
    expect(takeOpen()).toBe(false);
  });
});

describe('the badge', () => {
  it('arms the mock again when it does not answer, and says so when that does not help [BX-07]', async () => {
    let isDead = true;
    const asked = vi.fn<() => void>();
    window.addEventListener(MOCK_REARM, asked);
    const way: Send = (request) => (isDead ? Promise.reject(new Error('gone')) : send(request));
    showConsole(way);
    await badge('the mock does not answer');
    expect(asked).toHaveBeenCalledOnce();
    isDead = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await badge('the mock is alive');
    window.removeEventListener(MOCK_REARM, asked);
  });
});

describe('a tab that nobody sees for five minutes', () => {
  const beSeen = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(document, 'visibilityState');
  });

  it('asks for no sign of life, and for one as soon as it is seen again [BX-07]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const asked = vi.fn<Send>(send);
    showConsole(asked);
    await badge('the mock is alive');
    beSeen('hidden');
    asked.mockClear();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked).not.toHaveBeenCalled();
    vi.useRealTimers();
    asked.mockRejectedValue(new Error('stopped for good'));
    const rearmed = vi.fn<() => void>(() => asked.mockImplementation(send));
    window.addEventListener(MOCK_REARM, rearmed, { once: true });
    beSeen('visible');
    await waitFor(() => expect(rearmed).toHaveBeenCalledOnce());
    await badge('the mock is alive');
  });
});

describe('what is done in it', () => {
  it('is done to the world and noted for the link: persona, clock, fault, latency', async () => {
    showConsole();
    await user.click(await badge('the mock is alive'));
    const dialog = await drawer();
    await user.click(dialog.getByRole('button', { name: 'premium' }));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/'));
    await user.click(dialog.getByRole('heading', { name: 'Clock' }));
    await user.click(dialog.getByRole('button', { name: '+4 h' }));
    await waitFor(() => expect(readJournal().acts).toHaveLength(2));
    await user.click(dialog.getByRole('button', { name: 'Freeze' }));
    await dialog.findByRole('button', { name: 'Let it run' });
    await user.click(dialog.getByRole('heading', { name: 'Faults and network' }));
    await user.click(dialog.getByRole('button', { name: 'Whole API offline' }));
    expect(await dialog.findByText(/\* \* offline/)).toBeDefined();
    expect(readJournal().acts).toEqual([
      { do: 'as', email: 'premium@example.test' },
      { do: 'later', ms: 14_400_000 },
      { do: 'clock', word: 'freeze' },
      { do: 'fault', match: '* *', kind: 'offline' },
    ]);
    expect(await state()).toMatchObject({ persona: 'premium@example.test', faults: [{ kind: 'offline' }] });
  });

  it('shows a scenario: the world first, then its page, and the link names it', async () => {
    showConsole();
    const dialog = await openSection('Scenarios');
    await user.type(dialog.getByRole('searchbox', { name: 'Find a scenario' }), 'sign-ups closed');
    await user.click(dialog.getByRole('button', { name: 'Open: ER-18 Sign-ups closed' }));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/signup'));
    expect(readJournal().acts).toEqual([
      { do: 'reset', seed: 'vesper' },
      { do: 'show', id: 'er-18' },
    ]);
    expect(backend().db.settings.signups).toBe('none');
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(dialog.getByRole('button', { name: 'Copy link to this state' }));
    expect(written).toHaveBeenCalledWith(
      `${window.location.origin}/?qa=reset:vesper;show:er-18;lang:en;at:${window.location.pathname}`,
    );
    expect(await dialog.findByText('Copied.')).toBeDefined();
  });

  it('changes a setting live, and says what the mock refuses', async () => {
    showConsole();
    const dialog = await openSection('Settings');
    const value = await dialog.findByRole('textbox', { name: 'Value' });
    await waitFor(() => expect(value).toHaveProperty('value', '1'));
    await user.clear(value);
    await user.type(value, '5{Enter}');
    await waitFor(() => expect(backend().db.settings.niche).toBe(5));
    await user.clear(value);
    await user.type(value, '99{Enter}');
    expect(await dialog.findByText(/answered 422/)).toBeDefined();
    expect(readJournal().acts).toEqual([{ do: 'set', name: 'niche', value: 5 }]);
  });

  it('lets somebody write, and lists the mail that was sent', async () => {
    backend().logIn('premium@example.test');
    showConsole();
    const dialog = await openSection('Events');
    await user.type(dialog.getByLabelText(/^From/), 'elena');
    await user.type(dialog.getByLabelText(/^Text/), 'Are you there?');
    await user.click(dialog.getByRole('button', { name: 'Message' }));
    await waitFor(() => expect(readJournal().acts).toHaveLength(1));
    expect(backend().db.conversations.get('c1')?.messages.at(-1)?.text).toBe('Are you there?');
    await user.click(dialog.getByRole('heading', { name: 'Outbox' }));
    const link = (await dialog.findAllByRole('link'))[0];
    expect(link?.getAttribute('href')).toMatch(/^\/[\w-]{16,}$/);
  });

  it('says of a push to which browser it went, and what came of it', async () => {
    backend().logIn('premium@example.test');
    const subscription = { endpoint: 'https://push.example.org/send/phone-0001' };
    keepDevice(backend().db, backend().account('premium'), { subscription, shows: 'name', session: null });
    await send({ method: 'POST', url: '/__mock/event', body: { kind: 'like', from: 'nora' } });
    showConsole();
    const dialog = await openSection('Outbox');
    const told = await dialog.findByText(/^push\.example\.org …one-0001 · unsent · Not sent: a page/);
    expect(told.closest('li')?.textContent).toContain('push · premium@example.test');
  });

  it('pushes to this device what the tester chose, in the fields of the real messages [ST-17]', async () => {
    const posted = vi.fn<(message: unknown) => void>();
    const getRegistration = () => Promise.resolve({ active: { postMessage: posted } });
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistration } });
    showConsole();
    const form = within((await openSection('Events')).getByRole('form', { name: 'Push to this device' }));
    await user.selectOptions(form.getByLabelText('Kind of push'), 'Like');
    await user.clear(form.getByLabelText(/^Name in the push/));
    await user.type(form.getByLabelText(/^Name in the push/), 'Nora');
    await user.type(form.getByLabelText(/^Words in the push/), 'Tonight?');
    await user.click(form.getByLabelText('A fictional profile'));
    await user.click(form.getByRole('button', { name: 'Push to this device' }));
    await waitFor(() => expect(posted).toHaveBeenCalledOnce());
    const message = v.parse(pushMessage, posted.mock.calls[0]?.[0]);
    expect(JSON.parse(message.text)).toEqual({
      kind: 'like',
      path: '/likes',
      language: 'en',
      name: 'Nora',
      fictional: true,
      text: 'Tonight?',
    });
    expect(readPush(message.text, { shows: 'name', language: 'en' }).title).toBe('Nora · Fictional profile');
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('says of a scenario what the tester has to do by hand', async () => {
    showConsole();
    const dialog = await openSection('Scenarios');
    await user.type(dialog.getByRole('searchbox', { name: 'Find a scenario' }), 'the browser was told no');
    expect(
      dialog.getByText(/^By hand, as no page can do it: block notifications of this site/),
    ).toBeDefined();
  });

  it('shows requests and the record of the visit', async () => {
    await send({ method: 'GET', url: '/api/settings.php' });
    showConsole();
    const dialog = await openSection('Inspect');
    expect(await dialog.findByText(/^200 GET \/api\/settings\.php/)).toBeDefined();
    expect(dialog.getByText('Record of the visit')).toBeDefined();
  });

  it('begins the world anew, of the size that is asked for', async () => {
    showConsole();
    const dialog = await openSection('World size and seed');
    await user.clear(dialog.getByLabelText('Seed'));
    await user.type(dialog.getByLabelText('Seed'), 'other');
    await user.type(dialog.getByLabelText(/^Own people/), '0');
    await user.type(dialog.getByLabelText('Further members'), '10');
    await user.click(dialog.getByRole('button', { name: 'Reset the world' }));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/'));
    expect(backend().db.members.size).toBe(backend().db.accounts.size + 10);
    expect(readJournal().acts).toEqual([{ do: 'reset', seed: 'other', people: 0, members: 10 }]);
  });

  it('shows the keys of all texts, and texts that are too long', async () => {
    showConsole();
    const dialog = await openSection('Texts');
    await user.click(dialog.getByRole('radio', { name: 'Keys' }));
    await waitFor(() => expect(i18n.t('nav.login')).toBe('common:nav.login'));
    await user.click(dialog.getByRole('radio', { name: 'Long pseudo-language' }));
    await waitFor(() => expect(i18n.t('nav.login')).toBe('⟦Lög ïñ~~~⟧'));
    await user.click(dialog.getByRole('radio', { name: 'As they are' }));
    await waitFor(() => expect(i18n.t('nav.login')).toBe('Log in'));
  });
});
