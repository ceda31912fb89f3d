// @vitest-environment jsdom
/** The match finder as a member goes through it, against the mock backend. */
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
// A page that blocks brings it along.
import '@/core/blocks/blockedApi';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import { loggedOut, ownProfileChanged, selectLoggedIn, selectUser } from '@/core/auth/authSlice';
import { fetchUser, watchAuthentication } from '@/core/auth/authThunks';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { keepFormDraft } from '@/core/formDrafts/formDrafts';
import { readFinderDraft } from '@/features/matchFinder/useFinderAnswers';
import type { TestBackend } from '@mocks/testServer';
import { answerBriefly, choose, heading, MEMBER, press, visitFinder } from '@tests/factories/finder';
import { headingHasFocus } from '@tests/factories/focus';
import { settled } from '@tests/journeys/settled';
import { required } from '@tests/factories/required';

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

async function visit(...how: Parameters<typeof visitFinder>) {
  const visited = await visitFinder(...how);
  ({ backend } = visited);
  return visited;
}

const best = () => screen.findByRole('list', { name: 'Best fit' });
const FILE = 'match-finder.php';
/** Nobody is left to be found. */
const alone = (made: TestBackend) => {
  const me = made.account(MEMBER).id;
  for (const { id } of made.db.members.values()) if (id !== me) made.db.members.delete(id);
};

describe('the questions of the match finder [SC-14, RT-14]', () => {
  it('come one after the other, with the focus on each, and lead to the members found', async () => {
    const { router, sent } = await visit('/match-finder');
    await answerBriefly();
    expect(await heading('Members who suit you')).toBe(document.activeElement);
    expect(within(await best()).getAllByRole('article')).toHaveLength(3);
    expect(router.state.location.search).toBe('?q=results');
    expect(sent(FILE).map(({ body }) => body)).toEqual([
      { answers: { wish: 'date', evening: 'home', place: 'anywhere', age: 'any', interests: [] } },
    ]);
    expect(sent(FILE)[0]?.idempotencyKey).toMatch(/\S{8}/);
  });

  it('that need an answer say so and take the focus there', async () => {
    const { router } = await visit('/match-finder?q=4');
    expect(router.state.location.search).toBe('?q=1');
    await heading('What would you like most right now?');
    await press('Continue');
    expect(screen.getByRole('alert').textContent).toBe('Choose one to continue.');
    const group = screen.getByRole('radiogroup', { name: 'What would you like most right now?' });
    expect(document.activeElement).toBe(within(group).getByRole('radio', { name: /^A good conversation/ }));
    await choose(/^An adventure/);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('call for going on only when there is something to go on with', async () => {
    await visit('/match-finder');
    await heading('What would you like most right now?');
    const goOn = screen.getByRole('button', { name: 'Continue' });
    expect([...goOn.classList]).toContain('btn-quiet');
    await choose(/^A relationship/);
    expect([...goOn.classList]).toContain('btn-hot');
  });

  it.each([
    ['male', ['pieter', 'kofi']],
    ['female', ['sofia', 'amara']],
  ] as const)('have two people beside them for who looks for %s', async (wanted, people) => {
    await visit('/match-finder', {
      prepare: (made) => {
        required(made.db.members.get(made.account(MEMBER).id)).looking_for = wanted;
      },
    });
    await heading('What would you like most right now?');
    const pictures = [...document.querySelectorAll('.finder-people img')];
    const names = pictures.map((picture) => picture.getAttribute('src')?.match(/([a-z]+)\.webp/)?.[1]);
    expect(names).toEqual(people);
  });

  it('keep their answers on the way back and over a reload', async () => {
    const { router, view, backend: made } = await visit('/match-finder');
    await heading('What would you like most right now?');
    await choose(/^A relationship/);
    await press('Continue');
    await heading('What does a good evening look like?');
    await choose(/^Outdoors/);
    await userEvent.click(screen.getByRole('link', { name: 'Back to the previous question' }));
    await heading('What would you like most right now?');
    expect(screen.getByRole('radio', { name: /^A relationship/ })).toHaveProperty('checked', true);
    await act(async () => router.navigate(-1));
    await heading('What does a good evening look like?');
    await settled();
    view.unmount();
    made.close();
    await visit('/match-finder?q=2');
    await heading('What does a good evening look like?');
    expect(screen.getByRole('radio', { name: /^Outdoors/ })).toHaveProperty('checked', true);
  });

  it('are open where the browser holds nonsense', async () => {
    const { backend: made, view } = await visit('/match-finder');
    await settled();
    view.unmount();
    const { id } = made.account(MEMBER);
    keepFormDraft(`finder:${id}`, { wish: 'money', evening: 7, interests: 'all' });
    expect(readFinderDraft(id)).toEqual({
      wish: null,
      evening: null,
      place: null,
      age: null,
      interests: [],
    });
    keepFormDraft(`finder:${id}`, { interests: ['wine', 'gone', 'tea', 'lost', 'music', 'old', 'art'] });
    expect(readFinderDraft(id)?.interests).toEqual(['wine', 'tea', 'music', 'art']);
    keepFormDraft(`finder:${id}`, 'nonsense');
    expect(readFinderDraft(id)).toBeNull();
  });

  it('leave no interests in the browser without the consent to keep them, and ask no second time for it', async () => {
    const {
      backend: made,
      router,
      sent,
    } = await visit('/match-finder?q=5', {
      persona: 'new@example.test',
      prepare: ({ account }) =>
        keepFormDraft(`finder:${account('new@example.test').id}`, { wish: 'date', evening: 'home' }),
    });
    await heading('What should you have in common?');
    await press('Tea');
    await press('See who suits you');
    await best();
    expect(readFinderDraft(made.account('new@example.test').id)).toMatchObject({
      wish: 'date',
      interests: [],
    });
    await act(async () => router.navigate('/members/pieter'));
    await act(async () => router.navigate(-1));
    expect(screen.getByRole('list', { name: 'Best fit' })).toBeDefined();
    expect(sent(FILE).map(({ body }) => body)).toMatchObject([{ answers: { interests: ['tea'] } }]);
  });

  it('offer the own interests first, five at most', async () => {
    await visit('/match-finder?q=5', {
      prepare: ({ db, account }) => {
        const { id } = account(MEMBER);
        Object.assign(db.members.get(id) ?? {}, { interests: ['wine', 'hiking'] });
        keepFormDraft(`finder:${id}`, { wish: 'date', evening: 'home' });
      },
    });
    await heading('What should you have in common?');
    const [own] = screen.getAllByRole('list');
    expect(
      within(required(own))
        .getAllByRole('button')
        .map((chip) => chip.textContent),
    ).toEqual(['Hiking', 'Wine']);
    for (const name of ['Hiking', 'Wine', 'Tea', 'Coffee', 'Gym']) await press(name);
    expect(screen.getByText('That’s five. Remove one to choose another.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Sports' })).toHaveProperty('disabled', true);
    await press('Tea');
    expect(screen.getByText('4 of 5 chosen')).toBeDefined();
  });
});

describe('the members found [SC-14]', () => {
  it('say how well they fit and why, in words, with the way to each', async () => {
    await visit('/match-finder');
    await answerBriefly();
    const [first] = within(await best()).getAllByRole('listitem');
    const item = within(required(first));
    expect(item.getByText(/^\d+% fit$/)).toBeDefined();
    expect(item.getByRole('list', { name: 'Why you’d fit' }).textContent).toMatch(
      /Fits what you’re looking for/,
    );
    expect(item.getByRole('button', { name: /^Like / })).toBeDefined();
    const write = item.getByRole('link', { name: /^Write to / });
    expect(write.getAttribute('href')).toMatch(/^\/members\/[^/]+\/chat$/);
    expect(screen.getByText(/Based on your answers and what members say about themselves\./)).toBeDefined();
    expect(screen.getAllByRole('article').length).toBeLessThanOrEqual(20);
  });

  it('are there at once on the way back from a profile, and nobody is asked again [RT-14]', async () => {
    const { router, sent } = await visit('/match-finder');
    await answerBriefly();
    await best();
    await act(async () => router.navigate('/members/elena'));
    expect(screen.getByText('Another page')).toBeDefined();
    await act(async () => router.navigate(-1));
    expect(screen.getByRole('list', { name: 'Best fit' })).toBeDefined();
    expect(sent(FILE)).toHaveLength(1);
  });

  it('are asked for again with the same key after a failure, and the answers are kept', async () => {
    const { sent } = await visit('/match-finder', {
      prepare: ({ fault }) => fault({ match: `POST ${FILE}`, kind: 'wrong_shape', times: 1 }),
    });
    await answerBriefly();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Your answers are kept.');
    await press('Try again');
    await headingHasFocus('Members who suit you');
    await best();
    const [one, other] = sent(FILE);
    expect(sent(FILE)).toHaveLength(2);
    expect(other?.body).toEqual(one?.body);
    expect(other?.idempotencyKey).toBe(one?.idempotencyKey);
  });

  it('are asked for again when the network is back after a failure', async () => {
    const { store, sent } = await visit('/match-finder', {
      prepare: ({ fault }) => fault({ match: `POST ${FILE}`, kind: 'wrong_shape', times: 1 }),
    });
    await answerBriefly();
    await screen.findByRole('button', { name: 'Try again' });
    act(() => void store.dispatch(connectionChanged(false)));
    act(() => void store.dispatch(connectionChanged(true)));
    await best();
    expect(sent(FILE)).toHaveLength(2);
  });

  it('are found for the same answers after a log-in, when the session had ended as they were asked for [RO-06]', async () => {
    const { store, backend: made, sent } = await visit('/match-finder');
    await watchAuthentication(store.dispatch, () => selectLoggedIn(store.getState()));
    await heading('What would you like most right now?');
    made.db.sessions.clear();
    await answerBriefly();
    await waitFor(() => expect(selectLoggedIn(store.getState())).toBe(false));
    made.logIn(MEMBER);
    await act(() => store.dispatch(fetchUser()));
    expect(within(await best()).getAllByRole('article')).toHaveLength(3);
    const [before, after] = sent(FILE);
    expect(after?.body).toEqual(before?.body);
  });

  it('are looked for anew by whoever has moved since', async () => {
    const { router, store, sent } = await visit('/match-finder');
    await answerBriefly();
    await best();
    await act(async () => router.navigate('/profile'));
    const profile = selectUser(store.getState())?.profile;
    if (profile) act(() => void store.dispatch(ownProfileChanged({ ...profile, city: 'Gent' })));
    await act(async () => router.navigate(-1));
    await best();
    expect(sent(FILE)).toHaveLength(2);
  });

  it('are not there when nobody fits, and one press asks for less', async () => {
    const { sent } = await visit('/match-finder', { prepare: alone });
    await heading('What would you like most right now?');
    await choose(/^A date/);
    await press('Continue');
    await choose(/^At home/);
    await press('Continue');
    await choose(/^Close by/);
    await press('Continue');
    await press('Skip this question');
    await press('See who suits you');
    expect(await screen.findByRole('heading', { name: 'Nobody fits all your answers' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Search all members' }).getAttribute('href')).toBe('/members');
    await press('Look anywhere, at any age');
    await headingHasFocus('Members who suit you');
    expect(await screen.findByText(/Try a different wish or evening/)).toBeDefined();
    expect(sent(FILE).map(({ body }) => body)).toMatchObject([
      { answers: { place: 'near' } },
      { answers: { place: 'anywhere', age: 'any' } },
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Change answers' }));
    await heading('What would you like most right now?');
    expect(screen.getByRole('radio', { name: /^A date/ })).toHaveProperty('checked', true);
  });

  it('lose whoever is blocked, and everybody at log-out [RO-05]', async () => {
    const { store } = await visit('/match-finder');
    await answerBriefly();
    await best();
    const before = screen.getAllByRole('article').length;
    const [id = ''] = store.getState().finder?.found.map((match) => match.id) ?? [];
    act(() => void store.dispatch(memberBlocked(id)));
    expect(screen.getAllByRole('article')).toHaveLength(before - 1);
    act(() => void store.dispatch(loggedOut({ by: 'member' })));
    await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(0));
    expect(store.getState().finder).toMatchObject({ act: null, found: [] });
  });
});
