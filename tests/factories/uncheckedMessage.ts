/** What happens to a message when a part of the check for contact details does not come: the same for each of its parts. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openComposer, writingField } from './composer';

const PHONE = 'Call me on 06 12 34 56 78';
const WARNING = /^This message may contain contact or bank details\. Press Send again/;

/** Tests for a file that has made the part fail. */
export function itWarnsOnce(): void {
  let page: Awaited<ReturnType<typeof openComposer>>;
  beforeEach(async () => {
    page = await openComposer();
  });
  afterEach(() => page.leave());

  it('a message with details waits for a second press, and says so [BX-19]', async () => {
    await userEvent.type(writingField(), `${PHONE}{Enter}`);
    expect(await screen.findByText(WARNING)).toBeDefined();
    expect(writingField().value).toBe(PHONE);
    expect(page.sent()).toEqual([]);
    await userEvent.type(writingField(), '{Enter}');
    await waitFor(() => expect(page.sent()).toEqual([PHONE]));
    expect(screen.queryByText(WARNING)).toBeNull();
  });

  it.each(['Write to anna at gmail dot com', 'telegram: anna', 'insta.com is fun, so is t.me/annab'])(
    'details without a digit or an @ wait for it, too: %s [BX-19]',
    async (text) => {
      await userEvent.type(writingField(), `${text}{Enter}`);
      expect(await screen.findByText(WARNING)).toBeDefined();
      expect(page.sent()).toEqual([]);
    },
  );

  it('another text than the one that was warned of is warned of again [BX-19]', async () => {
    await userEvent.type(writingField(), `${PHONE}{Enter}`);
    await screen.findByText(WARNING);
    await userEvent.type(writingField(), '. Or 06 87 65 43 21');
    expect(screen.queryByText(WARNING)).toBeNull();
    await userEvent.type(writingField(), '{Enter}');
    expect(await screen.findByText(WARNING)).toBeDefined();
    expect(page.sent()).toEqual([]);
  });

  it.each(['Good night', 'See you at home. Then we talk :)'])(
    'ordinary talk goes at once: %s [BX-02]',
    async (text) => {
      await userEvent.type(writingField(), `${text}{Enter}`);
      await waitFor(() => expect(page.sent()).toEqual([text]));
    },
  );
}
