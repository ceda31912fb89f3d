// @vitest-environment jsdom
/** The pictures of the next cards are ready before their turn, against the mock backend. */
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestBackend } from '@mocks/testServer';
import { onCard, playSwipeGame, press } from '@tests/factories/swipe';

let backend: TestBackend | undefined;
/** Addresses of pictures that were decoded out of sight. */
let decoded: string[];
let decoding: () => Promise<void>;
beforeEach(() => {
  decoded = [];
  decoding = () => Promise.resolve();
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      decode(): Promise<void> {
        decoded.push(this.src);
        return decoding();
      }
    },
  );
});
afterEach(() => backend?.close());

async function play(prepare?: (made: TestBackend) => void) {
  const { backend: made, store } = await playSwipeGame(prepare);
  backend = made;
  const top = await onCard();
  const queue = () => store.getState().swipe?.deck.queue ?? [];
  const pictures = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const name = store.getState().profiles?.entities[id]?.main_image?.filename;
      return name === undefined ? [] : [`/cdn/${name}`];
    });
  return { top, queue, pictures };
}

describe('the pictures of the next cards [BX-08]', () => {
  it('are decoded while the card before is on screen, two ahead', async () => {
    const { top, queue, pictures } = await play();
    expect(queue()[0]).toBe(top);
    await waitFor(() => expect(decoded).toEqual(pictures(queue().slice(1, 3))));
    const third = queue()[3] ?? '';
    await press('{ArrowLeft}');
    await waitFor(() => expect(decoded).toEqual(expect.arrayContaining(pictures([third]))));
    expect(queue().indexOf(third)).toBe(2);
  });

  it('are missed by nobody where there are none', async () => {
    const { queue } = await play(({ db }) => {
      for (const member of db.members.values()) if (member.id !== 'premium') member.photos = [];
    });
    expect(decoded).toEqual([]);
    const next = queue()[1];
    await press('{ArrowLeft}');
    expect(await onCard()).toBe(next);
  });

  it('that fail to be decoded out of sight are asked for again by their card', async () => {
    decoding = () => Promise.reject(new Error('No picture'));
    const { queue, pictures } = await play();
    await waitFor(() => expect(decoded).toHaveLength(2));
    const next = queue()[1] ?? '';
    await press('{ArrowLeft}');
    expect(await onCard()).toBe(next);
    expect(document.querySelector('.swipe-card-top img')?.getAttribute('src')).toBe(pictures([next])[0]);
  });
});
