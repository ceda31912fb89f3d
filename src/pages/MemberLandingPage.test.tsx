// @vitest-environment jsdom
/** The landings of a member: who sees what, and where it leads. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '@/api/session';
import { readFormDraft } from '@/core/formDrafts/formDrafts';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { selectTracking } from '@/core/tracking/trackingSlice';
import { signupDraftSchema } from '@/features/signup/signupSchema';
import type { TestBackend } from '@mocks/testServer';
import { headingHasFocus } from '@tests/factories/focus';
import { visitLanding } from '@tests/factories/landings';

let backend: TestBackend | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => backend?.close());

async function visit(...how: Parameters<typeof visitLanding>) {
  const visited = await visitLanding(...how);
  ({ backend } = visited);
  return visited;
}

const LANDINGS = ['/members/elena/landing', '/members/elena/landing2', '/members/elena/landing3'];
const HEADINGS = ['Meet Elena.', 'Three questions, then hello.', 'Elena, 32'];
const EACH = LANDINGS.map((address, index) => [address, HEADINGS[index] ?? ''] as const);
const CHAT = '/members/elena/chat';
const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Taps the action of any of the three. */
async function join(address: string): Promise<void> {
  if (address.endsWith('landing')) await tap('Say hello to Elena');
  else if (address.endsWith('landing3')) await tap('Write to Elena');
  else for (const answer of ['Yes, I am', 'Women', 'A man']) await tap(answer);
}

describe('every landing', () => {
  it.each(EACH)('%s shows the member in the lander layout [RT-04, LY-03]', async (address, heading) => {
    await visit(address);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
    const photo = screen.getByRole('img', { name: 'Photo of Elena' });
    expect(photo.getAttribute('loading')).toBe('eager');
    expect(photo.getAttribute('fetchpriority')).toBe('high');
    expect(screen.getByRole('link', { name: 'Vesper, home' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Terms' })).toBeDefined();
    expect(screen.getByText('18+ only. Join free in about two minutes.')).toBeDefined();
  });

  it.each(EACH)(
    '%s comes though a session of another tab began meanwhile [RT-04]',
    async (address, heading) => {
      await visit(address, {
        prepare: ({ fault }) => fault({ match: 'GET member.php', kind: 'slow', ms: 300, times: 1 }),
      });
      endSession();
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
    },
  );

  it.each(LANDINGS)('%s opens the sign-up over the page, with the member [NV-09, RT-04]', async (address) => {
    const { store } = await visit(address);
    await join(address);
    await waitFor(() =>
      expect(selectOpenModal(store.getState())).toEqual({ name: 'signup', profile: 'elena', next: CHAT }),
    );
  });

  it.each(LANDINGS)(
    '%s leads a smartphone to the sign-up page of the member [NV-09, RT-04]',
    async (address) => {
      const { where } = await visit(address, { phone: true });
      await join(address);
      await waitFor(() => expect(where()).toBe(`/members/elena/signup?next=${encodeURIComponent(CHAT)}`));
    },
  );

  it.each(LANDINGS)('%s leads a member to the conversation or the profile [NV-09]', async (address) => {
    await visit(address, { persona: 'premium@example.test' });
    const hello = await screen.findByRole('link', { name: 'Say hello to Elena' });
    expect(hello.getAttribute('href')).toBe(CHAT);
    expect(screen.getByRole('link', { name: 'See the profile' }).getAttribute('href')).toBe('/members/elena');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(screen.queryByText(/Join free/)).toBeNull();
  });

  it.each(LANDINGS)(
    '%s leads a visitor with an account to the member through the log-in',
    async (address) => {
      await visit(address);
      const login = await screen.findByRole('link', { name: 'Log in' });
      expect(login.getAttribute('href')).toBe('/login?next=%2Fmembers%2Felena');
    },
  );

  it.each(LANDINGS)(
    '%s says that sign-up is by invitation in place of the action [ST-19]',
    async (address) => {
      await visit(address, { settings: { signups: 'none' } });
      expect(await screen.findByText('You need an invitation to sign up right now.')).toBeDefined();
      expect(screen.queryByRole('button', { name: /^(Say hello|Write|Yes)/ })).toBeNull();
      expect(screen.getByRole('link', { name: 'I already have an account' }).getAttribute('href')).toBe(
        `/login?next=${encodeURIComponent(CHAT)}`,
      );
    },
  );

  it.each(LANDINGS)('%s is open to a known source and keeps it [ST-19]', async (address) => {
    const settings = { signups: 'with_trafficsource' } as const;
    const { store } = await visit(`${address}?network=lamp&sub2=b`, { settings });
    await join(address);
    await waitFor(() => expect(selectOpenModal(store.getState())).toMatchObject({ name: 'signup' }));
    expect(selectTracking(store.getState())).toMatchObject({ network: 'lamp', sub2: 'b' });
  });

  it.each(LANDINGS)(
    '%s says in words that a profile is fictional, before the action [BX-14]',
    async (address) => {
      await visit(address.replace('elena', 'helga'));
      const note = await screen.findByText(/^Helga is a fictional profile, made for entertainment/);
      const action = screen.getByRole('button', { name: /^(Say hello to|Write to) Helga$|^Yes, I am$/ });
      expect(note.compareDocumentPosition(action) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    },
  );

  it.each(LANDINGS)('%s stands without the member where there is none [RT-04]', async (address) => {
    const { store } = await visit(address.replace('elena', 'nobody'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Say hello to someone new.' })).toBeDefined();
    expect(screen.getByText(/^The profile behind this link isn’t available/)).toBeDefined();
    await tap('Join free');
    expect(selectOpenModal(store.getState())).toEqual({ name: 'signup' });
  });

  it.each(LANDINGS)(
    '%s says that the look-up failed, and tries again on request, with the focus at its heading [BX-20]',
    async (address) => {
      await visit(address, {
        prepare: ({ fault }) => fault({ match: 'GET member.php', kind: 'wrong_shape', times: 1 }),
      });
      expect(await screen.findByText('An error occured, please try again later.')).toBeDefined();
      expect(screen.getByRole('button', { name: 'Join free' })).toBeDefined();
      await tap('Try again');
      expect(await screen.findByRole('img', { name: 'Photo of Elena' })).toBeDefined();
      await headingHasFocus(/./);
    },
  );
});

describe('who is not shown', () => {
  it('nobody is said to be gone when the server refuses for another reason', async () => {
    const body = { error: 'outdated' };
    await visit('/members/elena/landing', {
      prepare: ({ fault }) => fault({ match: 'GET member.php', kind: 'status', status: 422, body, times: 9 }),
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
    expect(screen.queryByText(/^The profile behind this link isn’t available/)).toBeNull();
  });

  it('an invisible member: the invitation stands without them', async () => {
    await visit('/members/elena/landing', {
      prepare: ({ db }) => Object.assign(db.members.get('elena') ?? {}, { invisible: true }),
    });
    expect(await screen.findByText(/^The profile behind this link isn’t available/)).toBeDefined();
    expect(screen.queryByText(/Elena/)).toBeNull();
  });

  it('a member who has blocked this one: the search is the way on [RO-04]', async () => {
    await visit('/members/claire/landing', { persona: 'blocked@example.test' });
    const search = await screen.findByRole('link', { name: 'See who’s here' });
    expect(search.getAttribute('href')).toBe('/members');
    expect(screen.queryByText(/Claire/)).toBeNull();
  });

  it('a member without a photo has the first letter in its place', async () => {
    await visit('/members/elena/landing', {
      prepare: ({ db }) => Object.assign(db.members.get('elena') ?? {}, { photos: [] }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Meet Elena.' })).toBeDefined();
    expect(screen.queryByRole('img', { name: 'Photo of Elena' })).toBeNull();
  });

  it('on the own landing nobody is sent to a conversation with themselves', async () => {
    await visit('/members/premium/landing', { persona: 'premium@example.test' });
    const own = await screen.findByRole('link', { name: 'My profile' });
    expect(own.getAttribute('href')).toBe('/profile');
    expect(screen.queryByRole('link', { name: /^Say hello/ })).toBeNull();
  });
});

describe('the words', () => {
  it.each(['/members/elena/landing', '/members/elena/landing3'])(
    'of %s are the own words of the member, and named so [RT-04]',
    async (address) => {
      await visit(address, {
        prepare: ({ db }) =>
          Object.assign(db.members.get('elena') ?? {}, { about: 'Half of my plants survive.' }),
      });
      expect(await screen.findByText(/^“?Half of my plants survive\.”?$/)).toBeDefined();
      expect(screen.getByText('From Elena’s profile')).toBeDefined();
      expect(screen.getByText('What would you write to Elena?')).toBeDefined();
    },
  );

  it('are an invitation alone where nothing is written', async () => {
    await visit('/members/elena/landing', {
      prepare: ({ db }) => Object.assign(db.members.get('elena') ?? {}, { about: null }),
    });
    expect(await screen.findByText('What would you write to Elena?')).toBeDefined();
    expect(screen.queryByText('From Elena’s profile')).toBeNull();
  });

  it('name each face of the mosaic, fictional ones in words [BX-14, RT-04]', async () => {
    const { backend: made } = await visit('/members/elena/landing2', {
      prepare: ({ db }) => {
        for (const member of db.members.values()) member.fictional = member.id !== 'elena';
      },
    });
    const others = await screen.findByRole('list', { name: 'More people here' });
    const faces = within(others).getAllByRole('listitem');
    expect(faces).toHaveLength(5);
    for (const face of faces) expect(within(face).getByText('Fictional')).toBeDefined();
    expect(made.db.members.size).toBeGreaterThan(5);
  });
});

describe('the questions', () => {
  it('end in the sign-up with the answers in its form [RT-04]', async () => {
    const { store } = await visit('/members/elena/landing2');
    await tap('Yes, I am');
    expect(document.activeElement?.textContent).toBe('Who would you like to meet?');
    await tap('Women');
    await tap('Back');
    await tap('Men');
    await tap('A woman');
    await waitFor(() => expect(selectOpenModal(store.getState())).toMatchObject({ name: 'signup' }));
    expect(readFormDraft('signup', signupDraftSchema)).toMatchObject({
      gender: 'female',
      looking_for: 'male',
    });
    expect(screen.getByRole('heading', { name: 'That was the hard part.' })).toBeDefined();
  });

  it('end for whoever is not of age, who may correct a slip [RT-04]', async () => {
    const { store } = await visit('/members/elena/landing2', { settings: { min_age: 21 } });
    expect(await screen.findByText('First things first: are you 21 or older?')).toBeDefined();
    await tap('Not yet');
    expect(screen.getByText('Vesper is for adults aged 21 and over.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Women' })).toBeNull();
    expect(selectOpenModal(store.getState())).toBeNull();
    await tap('I tapped the wrong answer');
    expect(screen.getByRole('button', { name: 'Yes, I am' })).toBeDefined();
  });
});

describe('the last part of the address', () => {
  it.each([
    ['landing2/auto?network=lamp', 'landing2/she-eng?network=lamp'],
    ['landing3/summer-auto', 'landing3/summer-she-eng'],
    ['landing3/nonsense?ref=a#top', 'landing3/she-eng?ref=a'],
    ['landing2/bdsm-de', 'landing2/bdsm-de'],
    ['landing3', 'landing3'],
  ])('%s reads %s [NV-10]', async (given, read) => {
    const { where } = await visit(`/members/elena/${given}`, { settings: { niche: 2 } });
    await waitFor(() => expect(where()).toBe(`/members/elena/${read}`));
    expect(await screen.findByRole('img', { name: 'Photo of Elena' })).toBeDefined();
  });
});
