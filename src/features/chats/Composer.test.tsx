// @vitest-environment jsdom
/** The composer against the mock backend: pictures, emoji, and the second thought before contact details. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { creditsChanged, loggedOut } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import {
  backendOfComposer,
  leaveComposer,
  openComposer as open,
  writingField as field,
} from '@tests/factories/composer';
import { GOOD_FILES, UPRIGHT } from '@tests/fixtures/photos/corpus';
import { settled } from '@tests/journeys/settled';
import { readRecords } from './accountRecords';
import { selectPicture } from './attachmentsSlice';
import { draftChanged, selectDraft, selectOutbox } from './chatsSlice';

/** Decoding and coding are the browser's. */
vi.mock('@/core/pictures/decodePicture', () => ({
  decodePicture: () => Promise.resolve({ ...UPRIGHT, close: () => undefined }),
}));
vi.mock('./fitPicture', () => ({
  fitPicture: () =>
    Promise.resolve({
      blob: new Blob([GOOD_FILES[8]?.bytes ?? ''], { type: 'image/jpeg' }),
      size: UPRIGHT,
    }),
}));

beforeEach(() => {
  let made = 0;
  URL.createObjectURL = () => `blob:${(made += 1)}`;
  URL.revokeObjectURL = () => undefined;
});
afterEach(leaveComposer);

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const sent = () =>
  (backendOfComposer().db.conversations.get('c1')?.messages ?? []).filter(
    ({ client_id }) => client_id !== null,
  );
const writeAndPress = (store: Awaited<ReturnType<typeof open>>['store'], text: string) => {
  act(() => void store.dispatch(draftChanged({ profile: 'elena', text })));
  act(() => screen.getByRole('button', { name: 'Send message' }).click());
};
const photo = (name = 'evening.jpg') => new File([GOOD_FILES[0]?.bytes ?? ''], name, { type: 'image/jpeg' });
const pick = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) return userEvent.upload(input, file, { applyAccept: false });
  throw new Error('There is no way to choose a file.');
};

describe('an empty field', () => {
  it('counts nothing, and Send is quiet until there is something to send [SC-04]', async () => {
    await open();
    const button = screen.getByRole('button', { name: 'Send message' });
    expect(button.className).toContain('icon-btn-quiet');
    expect(screen.getByText('1 credit per message · 120 left')).toBeDefined();
    expect(screen.queryByText('0 / 500')).toBeNull();
    await userEvent.type(field(), 'L');
    expect(button.className).toContain('icon-btn-primary');
    expect(screen.getByText('1 / 500')).toBeDefined();
    await userEvent.clear(field());
    await userEvent.type(field(), ' ');
    expect(button.className).toContain('icon-btn-quiet');
  });
});

describe('what waits to be sent', () => {
  it('has its price: no more is written offline than the balance pays for [BX-05] [BX-25]', async () => {
    const { store } = await open();
    Object.assign(backendOfComposer().account('premium'), { credits: 2 });
    act(() => {
      store.dispatch(connectionChanged(false));
      store.dispatch(creditsChanged(2));
    });
    for (const text of ['First', 'Second', 'Third']) {
      await userEvent.type(field(), `${text}{Enter}`);
      await settled();
    }
    expect(selectOutbox(store.getState()).map(({ text }) => text)).toEqual(['First', 'Second']);
    expect(field().value).toBe('Third');
    expect(screen.getByText('You do not have enough credits to send this message')).toBeDefined();
  });

  it('is said of the next message, and not of the one that the balance still pays for [BX-05]', async () => {
    const { store } = await open();
    Object.assign(backendOfComposer().account('premium'), { credits: 1 });
    act(() => {
      store.dispatch(connectionChanged(false));
      store.dispatch(creditsChanged(1));
    });
    const note = () => screen.queryByText('You do not have enough credits to send this message');
    await userEvent.type(field(), 'First{Enter}');
    await settled();
    expect(selectOutbox(store.getState()).map(({ text }) => text)).toEqual(['First']);
    expect(note()).toBeNull();
    await userEvent.type(field(), 'N');
    expect(note()).not.toBeNull();
    await userEvent.clear(field());
    expect(note()).toBeNull();
    act(() => void store.dispatch(creditsChanged(0)));
    expect(note()).not.toBeNull();
  });
});

describe('a picture', () => {
  it('is shown, uploaded, and goes with the words for the price of one message [BX-05]', async () => {
    const { store } = await open();
    await pick(photo());
    expect(await screen.findByText('Ready to send')).toBeDefined();
    expect(screen.getByRole('img', { name: 'The photo you chose' })).toHaveProperty('src', 'blob:1');
    await userEvent.type(field(), 'Look');
    await send();
    await waitFor(() =>
      expect(sent()).toMatchObject([{ text: 'Look', attachment: { width: UPRIGHT.width } }]),
    );
    expect(selectPicture(store.getState(), 'elena')).toBeUndefined();
    expect(field().value).toBe('');
  });

  it('goes without words', async () => {
    await open();
    await pick(photo());
    await screen.findByText('Ready to send');
    await send();
    await waitFor(() => expect(sent()).toMatchObject([{ text: '', attachment: { width: UPRIGHT.width } }]));
  });

  it('is waited for when Send is pressed before it has arrived, once', async () => {
    await open();
    backendOfComposer().fault({ match: 'POST attachment.php', kind: 'slow', ms: 1_500, times: 1 });
    await pick(photo());
    await screen.findByText('Uploading');
    await userEvent.type(field(), 'Wait for it');
    await send();
    expect(await screen.findByText('Sends when the upload is done')).toBeDefined();
    expect(field().readOnly).toBe(true);
    await send();
    await waitFor(() =>
      expect(sent()).toMatchObject([{ text: 'Wait for it', attachment: { width: UPRIGHT.width } }]),
    );
    expect(sent()).toHaveLength(1);
  });

  it('says why it was not uploaded, keeps the words, and can be tried again', async () => {
    await open();
    backendOfComposer().fault({ match: 'POST attachment.php', kind: 'status', status: 403, times: 1 });
    await pick(photo());
    expect(await screen.findByText(/^Not uploaded\./)).toBeDefined();
    await userEvent.type(field(), 'Still here');
    await userEvent.click(screen.getByRole('button', { name: 'Upload again' }));
    expect(await screen.findByText('Ready to send')).toBeDefined();
    expect(field().value).toBe('Still here');
  });

  it('can be taken back, also while it is on its way; then nothing of it is sent', async () => {
    const { store } = await open();
    backendOfComposer().fault({ match: 'POST attachment.php', kind: 'slow', ms: 1_500, times: 1 });
    await pick(photo());
    await screen.findByText('Uploading');
    await userEvent.type(field(), 'Words only');
    await userEvent.click(screen.getByRole('button', { name: 'Remove the photo' }));
    expect(selectPicture(store.getState(), 'elena')).toBeUndefined();
    expect(document.activeElement).toBe(field());
    await send();
    await waitFor(() => expect(sent()).toMatchObject([{ text: 'Words only', attachment: null }]));
  });

  it('waits for the network, and goes with its message when it is back [BX-02]', async () => {
    const { store } = await open();
    act(() => void store.dispatch(connectionChanged(false)));
    await pick(photo());
    expect(await screen.findByText('Waiting for a connection')).toBeDefined();
    await userEvent.type(field(), 'From the train');
    await send();
    expect(await screen.findByText('Sends when you’re back online')).toBeDefined();
    act(() => void store.dispatch(connectionChanged(true)));
    await waitFor(() =>
      expect(sent()).toMatchObject([{ text: 'From the train', attachment: { width: UPRIGHT.width } }]),
    );
  });

  it('makes room for the next one', async () => {
    await open();
    await pick(photo());
    await screen.findByText('Ready to send');
    await pick(photo('other.jpg'));
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'The photo you chose' })).toHaveProperty('src', 'blob:2'),
    );
  });

  it('may be pasted; words that come with a picture of themselves stay words', async () => {
    const { store } = await open();
    await userEvent.click(field());
    const clipboard = (text: string) => ({ clipboardData: { files: [photo()], getData: () => text } });
    fireEvent.paste(field(), clipboard('From a document'));
    expect(selectPicture(store.getState(), 'elena')).toBeUndefined();
    fireEvent.paste(field(), clipboard(''));
    expect(await screen.findByText('Ready to send')).toBeDefined();
  });

  it('says why a file is no photo', async () => {
    await open();
    await pick(new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'drawing.svg'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^SVG drawings can’t be sent/);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is gone after a log-out, and still there after the session has only expired [BX-06]', async () => {
    const { store } = await open();
    await pick(photo());
    await screen.findByText('Ready to send');
    act(() => void store.dispatch(loggedOut({ by: 'expiry' })));
    expect(selectPicture(store.getState(), 'elena')).toBeDefined();
    act(() => void store.dispatch(loggedOut({ by: 'member' })));
    expect(selectPicture(store.getState(), 'elena')).toBeUndefined();
  });
});

describe('contact details', () => {
  const dialog = () => screen.findByRole('dialog', { name: 'Share this with Elena?' });

  it('are asked about before they are sent, and may be taken back [BX-19]', async () => {
    await open();
    await userEvent.type(field(), 'Call me on 06 12 34 56 78{Enter}');
    expect(within(await dialog()).getByText(/seems to contain a phone number/)).toBeDefined();
    expect(sent()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(field().value).toBe('Call me on 06 12 34 56 78');
    expect(sent()).toEqual([]);
  });

  it('are asked about once for each member, also after a reload [BX-19]', async () => {
    const { unmount } = await open();
    await userEvent.type(field(), 'My IBAN is NL91 ABNA 0417 1643 00{Enter}');
    expect(within(await dialog()).getByText(/bank or card details/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    unmount();
    await open({ reload: true });
    await userEvent.type(field(), 'Or anna@example.test{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(2));
  });

  it('are no matter of prices, dates and times [BX-19]', async () => {
    await open();
    await userEvent.type(field(), 'On 21.11.2026 at 20:15, 12,50 €{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('goes as it was when another text is sent before the first has gone', async () => {
    const { store } = await open();
    for (const text of ['First', 'Second']) writeAndPress(store, text);
    await waitFor(() => expect(sent().map(({ text }) => text)).toEqual(['First', 'Second']));
    expect(selectDraft(store.getState(), 'elena')).toBe('');
  });

  it('is a message within the press, for the page may be left in the next moment [BX-02] [BX-25]', async () => {
    const { store } = await open();
    writeAndPress(store, 'First');
    await waitFor(() => expect(sent()).toHaveLength(1));
    writeAndPress(store, 'Second');
    expect(readRecords('premium').outbox.map(({ text }) => text)).toEqual(['Second']);
  });
});
