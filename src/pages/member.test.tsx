// @vitest-environment jsdom
/** A member's page: what stands out, who may see it, the photos, and the prompts for visitors. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import type { TestBackend } from '@mocks/testServer';
import { visitMember } from '@tests/factories/memberPage';

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

async function visit(...how: Parameters<typeof visitMember>) {
  const visited = await visitMember(...how);
  ({ backend } = visited);
  return visited;
}

const PREMIUM = 'premium@example.test';
const FREE = 'free@example.test';

/** Elena has interests in common with the viewer, and photos that only premium members see. */
const inCommon = ({ db }: TestBackend): void => {
  const elena = db.members.get('elena');
  const viewer = db.members.get('premium');
  if (elena && viewer) {
    elena.interests = ['wine', 'hiking', 'art'];
    viewer.interests = ['art', 'wine', 'sushi'];
  }
};

describe('a profile', () => {
  it('says what stands out: presence, confirmation, distance, what both like, photos [SC-01]', async () => {
    await visit('/members/elena', { persona: PREMIUM, prepare: inCommon });
    expect(await screen.findByText('E-mail confirmed')).toBeDefined();
    expect(screen.getByText(/km away/)).toBeDefined();
    expect(screen.getByText(/^1 of \d+$/)).toBeDefined();
    const lists = within(screen.getByRole('region', { name: 'Interests' })).getAllByRole('list');
    const interests = lists.map((list) => [...list.children].map(({ textContent }) => textContent));
    expect(interests).toEqual([['Wine', 'Art'], ['Hiking']]);
    expect(screen.getByRole('heading', { name: 'In common' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Also likes' })).toBeDefined();
  });

  it('shows only the fields and notes that the settings name [SC-01, EN-07]', async () => {
    await visit('/members/elena', {
      persona: PREMIUM,
      prepare: inCommon,
      settings: { visible_profile_fields: ['about'], visible_profile_notes: ['email_confirmed'] },
    });
    expect(await screen.findByText('E-mail confirmed')).toBeDefined();
    expect(screen.queryByText('Online now')).toBeNull();
    expect(screen.queryByText(/km away/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'In common' })).toBeNull();
    expect(screen.queryByText('Body type')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Interests' })).toBeNull();
  });

  it('says in a word that it is fictional, also where the settings want no explanation [BX-14]', async () => {
    await visit('/members/elena', {
      persona: PREMIUM,
      settings: { fictional_warning: false },
      prepare: ({ db }) => Object.assign(db.members.get('elena') ?? {}, { fictional: true }),
    });
    const profile = within(await screen.findByRole('article'));
    expect(await profile.findByText('Fictional')).toBeDefined();
    expect(profile.queryByText(/made for entertainment/)).toBeNull();
  });

  it('is not there for others while its member is invisible and has not begun [ST-02]', async () => {
    await visit('/members/m7', {
      persona: PREMIUM,
      prepare: ({ db }) => {
        const member = db.members.get('elena');
        if (!member) return;
        member.invisible = true;
        for (const [id, { members }] of db.conversations)
          if (members.includes('elena')) db.conversations.delete(id);
        for (const [key, { from }] of db.likes) if (from === 'elena') db.likes.delete(key);
      },
    }).then(({ goTo }) => goTo('/members/elena'));
    expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Send a message' })).toBeNull();
  });

  it('can be written to by a member who is invisible: they begin [ST-02]', async () => {
    await visit('/members/elena', {
      persona: PREMIUM,
      prepare: ({ account }) => Object.assign(account(PREMIUM), { invisible: true }),
    });
    expect(await screen.findByRole('link', { name: 'Send a message' })).toBeDefined();
  });

  it('offers nothing to do on the own one [SC-01]', async () => {
    await visit('/members/premium', { persona: PREMIUM });
    await screen.findByRole('heading', { level: 1, name: /,\s\d+/ });
    expect(screen.queryByRole('button', { name: 'Send a gift' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Options for/ })).toBeNull();
  });
});

describe('the photos over the whole screen', () => {
  it('open at the photo on the page, name themselves and give the focus back [SC-01]', async () => {
    await visit('/members/elena', { persona: PREMIUM });
    const open = await screen.findByRole('button', { name: /^View photo 1 of \d+ full screen$/ });
    await userEvent.click(open);
    const viewer = await screen.findByRole('dialog', { name: 'Photos of Elena' });
    expect(within(viewer).getByText(/^1 of \d+$/)).toBeDefined();
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(open);
  });

  it('lead to a report of the one on screen [BX-01]', async () => {
    const { store, backend: made } = await visit('/members/elena', { persona: PREMIUM });
    await userEvent.click(await screen.findByRole('button', { name: /^View photo 1/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Report this photo' }));
    await screen.findByRole('dialog', { name: 'Report a photo of Elena' });
    expect(selectOpenModal(store.getState())).toEqual({
      name: 'report',
      profile: 'elena',
      photo: made.db.members.get('elena')?.photos[0]?.id,
    });
  });

  it('keep restricted ones locked for free members, with the way to premium and back [SC-01, RO-02]', async () => {
    const { backend: made } = await visit('/members/elena', {
      persona: FREE,
      prepare: ({ db }) => db.members.get('elena')?.photos.forEach((photo) => (photo.premium_only = true)),
    });
    const count = made.db.members.get('elena')?.photos.length ?? 0;
    await userEvent.click(
      await screen.findByRole('button', { name: `Photo ${count} of ${count}, for Premium members` }),
    );
    expect(await screen.findByText('This photo is for Premium members')).toBeDefined();
    expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe(
      `/premium?next=${encodeURIComponent('/members/elena')}`,
    );
    expect(screen.queryByRole('button', { name: /full screen$/ })).toBeNull();
  });

  it('are all open to premium members [RO-03]', async () => {
    await visit('/members/elena', { persona: PREMIUM });
    await screen.findByRole('button', { name: /^View photo 1/ });
    expect(screen.queryByRole('button', { name: /for Premium members$/ })).toBeNull();
  });

  it('are a place of their own: Back closes them, Forward opens them again [SC-01]', async () => {
    const { goTo, goBy, where } = await visit('/members', { persona: PREMIUM });
    await goTo('/members/elena');
    const open = await screen.findByRole('button', { name: /^View photo 1/ });
    await userEvent.click(open);
    await screen.findByRole('dialog', { name: 'Photos of Elena' });
    expect(where()).toBe('/members/elena?photo=1');
    await goBy(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where()).toBe('/members/elena');
    expect(document.activeElement).toBe(open);
    await goBy(1);
    await screen.findByRole('dialog', { name: 'Photos of Elena' });
    await goBy(-1);
    await goBy(-1);
    expect(where()).toBe('/members');
  });

  it('take one place in the history, however many are looked at and however they are closed [SC-01]', async () => {
    const { goTo, goBy, where } = await visit('/members', { persona: PREMIUM });
    await goTo('/members/elena');
    await userEvent.click(await screen.findByRole('button', { name: /^View photo 1/ }));
    const viewer = await screen.findByRole('dialog', { name: 'Photos of Elena' });
    await userEvent.keyboard('{ArrowRight}');
    await within(viewer).findByText(/^2 of \d+$/);
    await waitFor(() => expect(where()).toBe('/members/elena?photo=2'));
    await userEvent.dblClick(within(viewer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where()).toBe('/members/elena');
    expect(screen.getByRole('button', { name: /^View photo 2/ })).toBe(document.activeElement);
    await goBy(-1);
    expect(where()).toBe('/members');
  });

  it('are one place, however fast they are pressed, and close with one press [SC-01] [BX-20]', async () => {
    const { goTo, goBy, where } = await visit('/members', { persona: PREMIUM });
    await goTo('/members/elena');
    await userEvent.dblClick(await screen.findByRole('button', { name: /^View photo 1/ }));
    const viewer = await screen.findByRole('dialog', { name: 'Photos of Elena' });
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where()).toBe('/members/elena');
    await goBy(-1);
    expect(where()).toBe('/members');
  });

  it('open at the photo that the address names, and leave the page there when closed [RO-01]', async () => {
    const { where } = await visit('/members/elena?photo=2', { persona: PREMIUM });
    const viewer = await screen.findByRole('dialog', { name: 'Photos of Elena' });
    expect(within(viewer).getByText(/^2 of \d+$/)).toBeDefined();
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(where()).toBe('/members/elena');
    expect(await screen.findByRole('button', { name: /^View photo 2/ })).toBe(document.activeElement);
    // The visit began here: there is nothing of this site to go back to.
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(where()).toBe('/members'));
  });

  it('stay closed when the address names one that does not exist', async () => {
    const { where } = await visit('/members/elena?photo=99', { persona: PREMIUM });
    await screen.findByRole('button', { name: /^View photo 1/ });
    await waitFor(() => expect(where()).toBe('/members/elena'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lead from a locked one to premium and back to it [RO-02]', async () => {
    await visit('/members/elena?photo=2', {
      persona: FREE,
      prepare: ({ db }) => db.members.get('elena')?.photos.forEach((photo) => (photo.premium_only = true)),
    });
    const viewer = await screen.findByRole('dialog', { name: 'Photos of Elena' });
    const link = await within(viewer).findByRole('link', { name: 'See Premium' });
    expect(link.getAttribute('href')).toBe(`/premium?next=${encodeURIComponent('/members/elena?photo=2')}`);
  });
});

describe('a visitor on a profile [RO-01]', () => {
  const asked = async (press: () => Promise<void>, settings = {}) => {
    const { store } = await visit('/members/elena', { settings });
    await press();
    return selectOpenModal(store.getState());
  };
  const first = async (role: 'button', name: RegExp) => {
    const [found] = await screen.findAllByRole(role, { name });
    if (found) await userEvent.click(found);
  };

  it('is asked to log in to write, and comes back to the conversation', async () => {
    expect(await asked(() => first('button', /^Send a message$/))).toMatchObject({
      name: 'loginRequired',
      reason: 'chat',
      next: '/members/elena/chat',
    });
  });

  it('is asked to log in to like, and comes back to the profile', async () => {
    expect(await asked(() => first('button', /^Like Elena$/))).toMatchObject({
      reason: 'like',
      next: '/members/elena',
    });
  });

  it('is asked to log in to give, and comes back to the gifts', async () => {
    expect(await asked(() => first('button', /^Send a gift$/))).toMatchObject({
      reason: 'gift',
      next: '/members/elena?gift=1',
    });
  });

  it('is asked to log in for more photos, and comes back to the photo', async () => {
    const modal = await asked(() => first('button', /, for Premium members$/));
    expect(modal).toMatchObject({ name: 'loginRequired', reason: 'photos' });
    expect(modal?.name === 'loginRequired' && modal.next).toMatch(/^\/members\/elena\?photo=\d$/);
  });

  it('finds nothing there that needs an account otherwise', async () => {
    await visit('/members/elena');
    await screen.findAllByRole('button', { name: 'Like Elena' });
    expect(screen.queryByRole('button', { name: /^Options for/ })).toBeNull();
  });
});

describe('a visitor', () => {
  const report = () => screen.queryByRole('link', { name: 'Report this profile' });

  it('can report a profile without an account, by its whole address [SC-01] [RT-17]', async () => {
    await visit('/members/elena');
    expect((await screen.findByRole('link', { name: 'Report this profile' })).getAttribute('href')).toBe(
      `/complaints?category=illegal_content&item=${encodeURIComponent(`${window.location.origin}/members/elena`)}`,
    );
  });

  it('who is a member has the report of members instead [BX-01]', async () => {
    await visit('/members/elena', { persona: PREMIUM });
    expect(await screen.findByRole('button', { name: 'Options for Elena' })).toBeDefined();
    expect(report()).toBeNull();
  });
});
