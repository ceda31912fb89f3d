/** The shape of the copy: complete, dated, and sparing with other people's data. */
import { describe, expect, it } from 'vitest';
import { makeProfile, makeProfileDetails, makeUser } from '@tests/factories/user';
import type { Collected } from './collector';
import { EXPORT_SCHEMA_VERSION, exportContents, exportFileName, limitedPartners } from './exportFile';

const AT = Date.UTC(2026, 10, 21, 12);
const image = { filename: 'a.webp', thumb_filename: 'b.webp', match: 'c.webp' };
const other = makeProfile({ id: 'm7', name: 'Nora', city: 'Ghent' });
const collected: Collected = {
  user: makeUser({ email: 'me@example.test', sensitive_consent: '2026-01-01T00:00:00.000Z' }),
  profile: makeProfileDetails({ about: 'Slow trains' }),
  photos: [{ id: 'p1', image, restricted: false, main: true, status: 'approved' }],
  likes: [other],
  liked_by: [{ ...other, like_new: true, liked_at: '2026-02-02T00:00:00.000Z' }],
  blocked: [other],
  aside: [{ ...other, kind: 'hidden', passed_at: '2026-04-04T00:00:00.000Z' }],
  transactions: [],
  cards: [{ id: 'k1', brand: 'visa', last4: '4242', expires: '2030-01' }],
  ledger: [
    {
      id: 'l1',
      at: '2026-01-01T00:00:00.000Z',
      kind: 'signup',
      credits: 20,
      balance: 20,
      profile: null,
      conversation: null,
      payment_id: null,
    },
  ],
  conversations: [
    {
      chat: {
        conversation: { id: 'c1', updated_at: '2026-03-03T00:00:00.000Z' },
        profile: other,
        num_unread_messages: 0,
        last_message: null,
      },
      history_limited: false,
      messages: [
        {
          id: 'x1',
          client_id: null,
          conversation: 'c1',
          from: 'm7',
          text: 'Hello',
          attachment: null,
          sent_at: '2026-03-03T00:00:00.000Z',
          read: true,
        },
      ],
    },
  ],
};
const contents = exportContents(collected, {
  at: AT,
  readme: 'A copy',
  imageUrl: (name) => `https://example.test/cdn/${name}`,
  browser: { cookies: {} },
});

describe('the copy of an account [BX-23]', () => {
  it('says what it is and when it was made', () => {
    expect(contents).toMatchObject({
      readme: 'A copy',
      schema_version: EXPORT_SCHEMA_VERSION,
      created_at: '2026-11-21T12:00:00.000Z',
    });
  });

  it('holds every part of the account', () => {
    expect(contents.account).toMatchObject({ email: 'me@example.test' });
    expect(contents.account.credits).toBe(collected.user.credits);
    expect(contents.profile.about).toBe('Slow trains');
    expect(contents.photos).toMatchObject([{ id: 'p1', url: 'https://example.test/cdn/a.webp' }]);
    expect(contents.consent.sensitive_consent).toBe('2026-01-01T00:00:00.000Z');
    expect(contents.purchases.cards).toHaveLength(1);
    expect(contents.purchases.credits).toEqual(collected.ledger);
    expect(contents.conversations[0]?.messages).toMatchObject([{ text: 'Hello', from: 'm7' }]);
    expect(contents.notifications.notifications_disabled).toEqual([]);
  });

  it('says of other members who they are, and nothing more', () => {
    expect(contents.likes.given).toEqual([{ id: 'm7', name: 'Nora' }]);
    expect(contents.likes.received).toEqual([
      { id: 'm7', name: 'Nora', liked_at: '2026-02-02T00:00:00.000Z' },
    ]);
    expect(contents.blocked).toEqual([{ id: 'm7', name: 'Nora' }]);
    expect(contents.put_aside).toEqual([
      { id: 'm7', name: 'Nora', kind: 'hidden', passed_at: '2026-04-04T00:00:00.000Z' },
    ]);
    expect(contents.conversations[0]?.with).toEqual({ id: 'm7', name: 'Nora' });
    expect(
      JSON.stringify([contents.likes, contents.blocked, contents.put_aside, contents.conversations]),
    ).not.toContain('Ghent');
  });

  it('knows whose conversations are not whole, and of no others [CO-07]', () => {
    expect(limitedPartners(collected)).toEqual([]);
    const [whole] = collected.conversations;
    if (!whole) throw new Error('No conversation');
    expect(limitedPartners({ conversations: [{ ...whole, history_limited: true }, whole] })).toEqual([
      'Nora',
    ]);
  });

  it('has a name that tells nobody whose it is', () => {
    expect(exportFileName(AT)).toBe('my-data-2026-11-21.json');
  });
});
