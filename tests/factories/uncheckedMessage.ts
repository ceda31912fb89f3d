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

  it('another text than the one that was warned of is warned of again [BX-19]', async () => {
    await userEvent.type(writingField(), `${PHONE}{Enter}`);
    await screen.findByText(WARNING);
    await userEvent.type(writingField(), '. Or 06 87 65 43 21');
    expect(screen.queryByText(WARNING)).toBeNull();
    await userEvent.type(writingField(), '{Enter}');
    expect(await screen.findByText(WARNING)).toBeDefined();
    expect(page.sent()).toEqual([]);
  });

  it('ordinary talk goes at once [BX-02]', async () => {
    await userEvent.type(writingField(), 'Good night{Enter}');
    await waitFor(() => expect(page.sent()).toEqual(['Good night']));
  });
}
