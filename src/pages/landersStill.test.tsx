// @vitest-environment jsdom
/** The landers of pictures and words: who sees what, for whom they speak, and where they lead. */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '@/config/locales';
import { COOKIES } from '@/config/storageKeys';
import { chooseLanguage } from '@/core/language/chooseLanguage';
import { readFormDraft } from '@/core/formDrafts/formDrafts';
import { selectOpenModal } from '@/core/modals/modalsSlice';
import { landingSlug } from '@/domain/landingSlug';
import { NICHE_NAMES } from '@/domain/niche';
import { signupDraftSchema } from '@/features/signup/signupSchema';
import texts from '../../locales/en/landers.json';
import type { TestBackend } from '@mocks/testServer';
import { visitLander } from '@tests/factories/landers';
import type { TestedLander } from '@tests/factories/landers';
import { required } from '@tests/factories/required';
import AloneTonightLanderPage from './AloneTonightLanderPage';
import CollageLanderPage from './CollageLanderPage';
import GalleryLanderPage from './GalleryLanderPage';

const LANDERS = [
  { route: 'alonetonight', texts: 'alonetonight', page: AloneTonightLanderPage, title: 'Alone tonight?' },
  {
    route: 'collagelanding',
    texts: 'collagelanding',
    page: CollageLanderPage,
    title: 'There’s still a place free.',
  },
  { route: 'gallery', texts: 'gallery', page: GalleryLanderPage, title: 'Come in and look around.' },
] as const;
const EACH = LANDERS.map((lander) => [lander.route, lander] as const);

let backend: TestBackend | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => backend?.close());

async function visit(lander: TestedLander, rest = '', how: Parameters<typeof visitLander>[2] = {}) {
  const visited = await visitLander(lander, `/landers/${lander.route}${rest}`, how);
  ({ backend } = visited);
  return visited;
}
/** The first of the two choices on the page. */
const choice = async () =>
  within(required((await screen.findAllByRole('list', { name: 'I’d like to meet' }))[0]));

describe.each(EACH)('%s', (_, lander) => {
  it('has its words, its main picture and links that work without the program [RT-16, LY-03]', async () => {
    await visit(lander);
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(within(heading).getByText(lander.title)).toBeDefined();
    const pictures = [...document.querySelectorAll('img.drawn')];
    expect(pictures.filter((picture) => picture.getAttribute('fetchpriority') === 'high')).toHaveLength(1);
    for (const picture of pictures) expect(picture.getAttribute('width')).not.toBeNull();
    const links = (await choice()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Women', 'Men']);
    for (const link of links) expect(link.getAttribute('href')).toBe('/signup');
    expect(screen.getByText('18+ only. Join free in about two minutes.')).toBeDefined();
    expect(screen.getByText(/portraits here are illustrations.*Some profiles are fictional/)).toBeDefined();
  });

  it('keeps the answer and opens the sign-up over the page [NV-09]', async () => {
    const { store } = await visit(lander);
    await userEvent.click((await choice()).getByRole('link', { name: 'Men' }));
    await waitFor(() => expect(selectOpenModal(store.getState())).toEqual({ name: 'signup' }));
    expect(readFormDraft('signup', signupDraftSchema)).toMatchObject({ looking_for: 'male', gender: null });
  });

  it('leads a smartphone to the sign-up page [NV-09]', async () => {
    const { where } = await visit(lander, '', { phone: true });
    await userEvent.click((await choice()).getByRole('link', { name: 'Women' }));
    await waitFor(() => expect(where()).toBe('/signup'));
  });

  it('leads a member to the search [NV-09]', async () => {
    await visit(lander, '', { persona: 'premium@example.test' });
    const [link] = await screen.findAllByRole('link', { name: 'See who’s here' });
    expect(link?.getAttribute('href')).toBe('/members');
    expect(screen.queryByText('I’d like to meet')).toBeNull();
  });

  it('says that sign-up is by invitation, and is open to a known source [ER-18, ST-19]', async () => {
    const settings = { signups: 'with_trafficsource' } as const;
    const { look } = await visit(lander, '', { settings });
    act(look);
    expect((await screen.findAllByText('You need an invitation to sign up right now.')).length).toBe(2);
    expect(screen.queryByRole('link', { name: 'Women' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'I already have an account' })[0]?.getAttribute('href')).toBe(
      '/login',
    );
    cleanup();
    await visit(lander, '?network=lamp', { settings });
    expect((await choice()).getByRole('link', { name: 'Women' })).toBeDefined();
  });
});

/** Each niche in a language of its own. */
const SLUGS = NICHE_NAMES.map(
  (name, index) => [landingSlug(index + 1, LOCALES[index] ?? 'en'), name] as const,
);

describe('the niche of the address', () => {
  it.each(SLUGS)('%s speaks for %s [RT-16, NV-10]', async (slug, name) => {
    await visit(LANDERS[0], `/${slug}`);
    expect(await screen.findByText(texts.niches[name].label)).toBeDefined();
    // What is said to everybody would be the same on every lander.
    const line = screen.queryByText(texts.niches[name].line, { exact: false });
    expect(line !== null).toBe(name !== 'plain');
  });

  it('asks men who like men for men first', async () => {
    await visit(LANDERS[0], '/gay-eng');
    expect((await choice()).getAllByRole('link').map((link) => link.textContent)).toEqual(['Men', 'Women']);
  });

  it.each(['auto', 'summer'])(
    '%s gives way to the niche of the site, and the query stays [NV-10]',
    async (slug) => {
      const settings = { niche: 6 };
      const { where } = await visit(LANDERS[0], `/${slug}?network=lamp`, { settings });
      await waitFor(() => expect(where()).toBe('/landers/alonetonight/milf-eng?network=lamp'));
      expect(await screen.findByText(texts.niches.milf.label)).toBeDefined();
    },
  );

  it('is named in the language of the domain, and not before that has come [NV-10, ST-18]', async () => {
    const settings = { niche: 6, domain_language: 'de' };
    const { where, store } = await visit(LANDERS[0], '/auto', { settings });
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(where()).toBe('/landers/alonetonight/auto');
    await act(async () => {
      await store.dispatch(chooseLanguage('de'));
    });
    await waitFor(() => expect(where()).toBe('/landers/alonetonight/milf-de'));
    // The language that was chosen is remembered.
    document.cookie = `${COOKIES.language}=; max-age=0; path=/`;
  });

  it('is named in the language that the query names, without waiting for the domain [NV-10, ST-18]', async () => {
    const settings = { niche: 6, domain_language: 'de' };
    const { where } = await visit(LANDERS[0], '/auto?lang=en', { settings });
    await waitFor(() => expect(where()).toBe('/landers/alonetonight/milf-eng?lang=en'));
  });

  it('waits for no domain where the visit came by an address that names its language [NV-10, ST-18]', async () => {
    const entries = () => [{ url: new URL('/landers/video/eng', window.location.href).href, key: 'a' }];
    vi.stubGlobal('navigation', { entries });
    const { where } = await visit(LANDERS[0], '/auto', { settings: { niche: 6, domain_language: 'de' } });
    await waitFor(() => expect(where()).toBe('/landers/alonetonight/milf-eng'));
    vi.unstubAllGlobals();
  });

  it('is nobody in particular where the address has no last part, and that stays so [NV-10]', async () => {
    const { where } = await visit(LANDERS[0], '', { settings: { niche: 6 } });
    expect(await screen.findByText(texts.niches.plain.label)).toBeDefined();
    expect(where()).toBe('/landers/alonetonight');
  });
});

describe('what to do on them', () => {
  it('offers another first line', async () => {
    await visit(LANDERS[0]);
    expect(await screen.findByText('Still up? Tell me something good.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Another line' }));
    expect(screen.getByText('What’s playing at your place right now?')).toBeDefined();
  });

  it('has a free place that leads to the sign-up without an answer', async () => {
    const { store } = await visit(LANDERS[1]);
    await userEvent.click(await screen.findByRole('link', { name: /^Yours\?/ }));
    await waitFor(() => expect(selectOpenModal(store.getState())).toEqual({ name: 'signup' }));
    expect(readFormDraft('signup', signupDraftSchema)?.looking_for ?? null).toBeNull();
  });

  it.each(['scrollend', 'scroll'])(
    'knows where one stands after a walk by hand, told by %s',
    async (told) => {
      const handler = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'onscrollend');
      if (told === 'scroll') Reflect.deleteProperty(HTMLElement.prototype, 'onscrollend');
      await visit(LANDERS[2]);
      const wall = await screen.findByRole('region', { name: 'The exhibition' });
      const frames = [...wall.querySelectorAll('li')];
      frames.forEach((frame, index) => {
        Object.defineProperty(frame, 'offsetLeft', { value: index * 300 });
      });
      Object.defineProperty(wall, 'scrollWidth', { value: 2_700 });
      wall.scrollLeft = 610;
      fireEvent(wall, new Event(told));
      expect(await screen.findByText('3 of 9')).toBeDefined();
      Object.defineProperty(HTMLElement.prototype, 'onscrollend', required(handler));
    },
  );

  it('is walked along by keys and buttons', async () => {
    Element.prototype.scrollTo = () => undefined;
    await visit(LANDERS[2]);
    const wall = await screen.findByRole('region', { name: 'The exhibition' });
    wall.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(screen.getByText('2 of 9')).toBeDefined();
    await userEvent.keyboard('{End}');
    expect(screen.getByText('9 of 9')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Previous portrait' }));
    expect(screen.getByText('8 of 9')).toBeDefined();
  });
});
