// @vitest-environment jsdom
/** The ways a photo comes in, and what is said of one that does not stay, against the mock backend. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { pretendPointer } from '@tests/factories/media';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { BAD_FILES, GOOD_FILES, UPRIGHT } from '@tests/fixtures/photos/corpus';
import { PhotoManager } from './PhotoManager';

vi.mock('@/core/pictures/decodePicture', () => ({
  decodePicture: () => Promise.resolve({ ...UPRIGHT, close: () => undefined }),
}));
vi.mock('./preparePhoto', () => ({
  codePhoto: () => Promise.resolve(new Blob([GOOD_FILES[8]?.bytes ?? ''], { type: 'image/jpeg' })),
}));

const MEMBER = 'premium@example.test';
let backend: TestBackend;
afterEach(() => {
  backend.close();
  vi.restoreAllMocks();
});

async function open(persona = MEMBER) {
  Element.prototype.scrollIntoView = () => undefined;
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  backend = createTestBackend({ persona });
  await startI18n('en');
  await loadNamespaces(['profile']);
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const { container } = renderInRouter(store, <PhotoManager />, '/profile');
  await screen.findAllByRole(persona === MEMBER ? 'img' : 'button', { name: /^Your photo|^Choose photos/ });
  return { kept: () => backend.db.members.get(backend.account(MEMBER).id)?.photos ?? [], container };
}
const photo = () => new File([GOOD_FILES[0]?.bytes ?? ''], 'me.jpg', { type: 'image/jpeg' });
const add = () => screen.findByRole('button', { name: 'Add 1 photo' });

describe('a photo comes in [BX-17]', () => {
  it('by being dropped on the photos; one that is dropped beside them does not open in place of the page', async () => {
    const { container } = await open();
    const place = container.querySelector('.photos') ?? container;
    const dataTransfer = { types: ['Files'], files: [photo()] };
    fireEvent.dragOver(place, { dataTransfer });
    expect(screen.getByText('Drop your photos here')).toBeDefined();
    fireEvent.drop(place, { dataTransfer });
    expect(await add()).toBeDefined();
    expect(screen.queryByText('Drop your photos here')).toBeNull();
    // False when the page has kept the browser from opening the file.
    expect(fireEvent.drop(document.body, { dataTransfer })).toBe(false);
  });

  it('by being pasted, but not into a field', async () => {
    const { container } = await open();
    const field = document.createElement('input');
    container.append(field);
    fireEvent.paste(field, { clipboardData: { files: [photo()] } });
    expect(screen.queryByRole('button', { name: /^Add \d/ })).toBeNull();
    fireEvent.paste(document.body, { clipboardData: { files: [photo()] } });
    expect(await add()).toBeDefined();
  });

  it('from the camera, on a screen that is touched', async () => {
    pretendPointer('touch');
    const { container } = await open();
    expect(screen.getByRole('button', { name: 'Take a photo' })).toBeDefined();
    const camera = container.querySelector<HTMLInputElement>('input[capture="user"]');
    if (camera === null) throw new Error('No way to the camera.');
    await userEvent.upload(camera, photo());
    expect(await add()).toBeDefined();
  });

  it('as HEIC where the browser reads it [VA-07]', async () => {
    const { container } = await open();
    const heic = BAD_FILES.find(({ reason }) => reason === 'heic');
    fireEvent.drop(container.querySelector('.photos') ?? container, {
      dataTransfer: { types: ['Files'], files: [new File([heic?.bytes ?? ''], 'phone.heic')] },
    });
    expect(await add()).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the only photo', () => {
  it('that is taken back leaves the focus at the way to another one [BX-20]', async () => {
    await open('new@example.test');
    fireEvent.paste(document.body, { clipboardData: { files: [photo()] } });
    await add();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    const choose = await screen.findByRole('button', { name: 'Choose photos' });
    await waitFor(() => expect(document.activeElement).toBe(choose));
  });
});

describe('a photo that the server does not take [VA-07]', () => {
  it.each([
    [413, 'too_large', 'This file is larger than 10\u00a0MB. Choose a smaller one.'],
    [415, 'wrong_type', 'This isn’t a photo. Choose a JPEG, PNG, WebP or HEIC file.'],
    [422, 'invalid', 'This file is damaged or can’t be read. Try another copy of it.'],
  ])('says why: %i', async (status, error, text) => {
    const { kept } = await open();
    const before = kept().length;
    backend.fault({ match: 'POST photo.php', kind: 'status', status, body: { error } });
    fireEvent.paste(document.body, { clipboardData: { files: [photo()] } });
    await userEvent.click(await add());
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(kept()).toHaveLength(before);
  });
});

describe('a change that the server refuses [SC-02]', () => {
  it.each([
    ['Move later', 'Options for photo 1', 'The new order wasn’t saved. Your photos are back in the old one.'],
    ['Make main photo', 'Options for photo 2', 'Your main photo wasn’t changed.'],
  ])('says what was not done: %s', async (item, options, text) => {
    await open();
    backend.fault({ match: 'PUT photo.php', kind: 'status', status: 422, body: { error: 'invalid' } });
    await userEvent.click(screen.getByRole('button', { name: options }));
    await userEvent.click(screen.getByRole('menuitem', { name: item }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text));
  });
});
