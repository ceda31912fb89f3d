// @vitest-environment jsdom
/** Questions and answers against the mock backend. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadNamespaces, startI18n, switchLocale } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { headingHasFocus } from '@tests/factories/focus';
import { openHelp } from '@tests/factories/helpPage';
import { settled } from '@tests/journeys/settled';
import FaqPage from './FaqPage';

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['faq', 'documents']);
  backend = createTestBackend();
});
afterEach(async () => {
  await settled();
  backend.close();
});

const open = (address = '/faq') => openHelp(<FaqPage />, address);
const question = async (text: string | RegExp) => {
  const summary = (await screen.findAllByText(text)).map((found) => found.closest('details')).find(Boolean);
  if (!summary) throw new Error(`No question ${String(text)}`);
  return summary;
};
const search = () => screen.getByRole('searchbox', { name: 'Search the answers' });

describe('questions and answers', () => {
  it('stand by topic, folded but for the first, with links that lead on [RT-17] [SC-14]', async () => {
    await open();
    const refund = await question('Can I get my money back?');
    expect(refund.open).toBe(false);
    expect([...document.querySelectorAll('details')].map((all) => all.open).indexOf(true)).toBe(0);
    const link = within(refund).getByText('Refunds');
    expect(link.getAttribute('href')).toBe('/return-policy');
    const topics = within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link');
    expect(topics.map((topic) => topic.getAttribute('href'))).toContain('/faq#money');
  });

  it('say the days and the discount of the settings, and nothing where there is none [CO-08]', async () => {
    backend.db.settings.refund_days = 9;
    backend.db.settings.delete_discount = 0;
    await open();
    expect((await question('Can I get my money back?')).textContent).toContain('Within 9 days');
    expect(screen.queryByText('Why am I offered a discount when I leave?')).toBeNull();
    expect(document.body.textContent).not.toContain('{{');
  });

  it.each([
    [16, 'At least 18.'],
    [21, 'At least 21.'],
  ])('for a least age of %d say: %s', async (min_age, says) => {
    backend.db.settings.min_age = min_age;
    await open();
    expect((await question('How old do I have to be?')).textContent).toContain(says);
  });

  it('open at the one that the address names, with the focus on it [SC-14]', async () => {
    await open('/faq#refund');
    const refund = await question('Can I get my money back?');
    expect(refund.open).toBe(true);
    expect(document.activeElement).toBe(refund.querySelector('summary'));
    expect((await question('Do credits expire?')).open).toBe(false);
  });

  it('are all open on paper, and afterwards as they were [SC-14]', async () => {
    await open('/faq#refund');
    const refund = await question('Can I get my money back?');
    const all = [...document.querySelectorAll('details')];
    const folded = () => all.filter((details) => !details.open);
    // Who came for one answer finds the first closed.
    expect(folded()).toHaveLength(all.length - 1);
    fireEvent(window, new Event('beforeprint'));
    // Some browsers say it twice, for the preview and for the paper.
    fireEvent(window, new Event('beforeprint'));
    expect(folded()).toEqual([]);
    fireEvent(window, new Event('afterprint'));
    await settled();
    expect(all.filter((details) => details.open)).toEqual([refund]);
  });

  it('say that a lawyer has to check them [RT-17]', async () => {
    await open();
    expect(screen.getByText(/^This text is a template\./)).toBeDefined();
  });

  it('are found by words in any order and without accents, counted and marked [SC-14]', async () => {
    await open();
    await question('Can I get my money back?');
    await userEvent.type(search(), 'UNÚSED e‑mail');
    await waitFor(() => expect(screen.getByText(/answers? found/)).toBeDefined());
    const found = await question('How do I delete my account?');
    expect(found.open).toBe(true);
    expect([...found.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['e-mail', 'Unused']);
    expect(screen.queryByText('Do credits expire?')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Topics' })).toBeNull();
  });

  it('are found by a word in another form than theirs [SC-14]', async () => {
    await open('/faq?q=refunds');
    const found = await question('Can I get my money back?');
    expect([...found.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('refu');
  });

  it('begin with the search of the address; none found says what helps, and lets it be taken back', async () => {
    await open('/faq?q=zebra');
    await screen.findByRole('heading', { name: 'Nothing found for “zebra”' });
    expect(screen.getByText('0 answers found')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    await question('Can I get my money back?');
    expect(document.activeElement).toBe(search());
  });

  it('leave the language and the source in the address, whatever is searched for [BX-12] [BX-16]', async () => {
    const Address = () => <output aria-label="Address">{useLocation().search}</output>;
    await openHelp(
      <>
        <FaqPage />
        <Address />
      </>,
      '/faq?lang=en&network=lamp&q=zebra',
    );
    const address = () => screen.getByLabelText('Address').textContent;
    await userEvent.click(await screen.findByRole('button', { name: 'Clear the search' }));
    expect(address()).toBe('?lang=en&network=lamp');
    await userEvent.type(search(), 'money{Enter}');
    await waitFor(() => expect(address()).toBe('?lang=en&network=lamp&q=money'));
  });

  it('that do not load are asked for again', async () => {
    backend.fault({ match: 'GET faq.php', kind: 'malformed', times: 1 });
    await openHelp(
      <main>
        <FaqPage />
      </main>,
      '/faq',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await question('Can I get my money back?')).open).toBe(false);
    await headingHasFocus('Questions and answers');
  });

  it('that do not load in the language chosen are asked for again, and none of the one before stays [ST-18]', async () => {
    await open();
    await question('Can I get my money back?');
    backend.fault({ match: 'GET faq.php', kind: 'malformed', times: 1 });
    await act(() => switchLocale('nl'));
    await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
    expect(screen.queryByText('Can I get my money back?')).toBeNull();
    await waitFor(() => expect(document.querySelectorAll('details').length).toBeGreaterThan(0));
  });

  it('lead to no other site', async () => {
    backend.fault({
      match: 'GET faq.php',
      kind: 'wrong_shape',
      body: {
        sections: [
          {
            id: 'a',
            title: 'A',
            items: [
              {
                id: 'b',
                question: '<b>Bold?</b>',
                answer: '<img src=x>',
                links: [
                  { text: 'out', path: '//evil.example' },
                  { text: 'script', path: 'javascript:alert(1)' },
                ],
              },
            ],
          },
        ],
      },
    });
    await open();
    await question('<b>Bold?</b>');
    expect(screen.getByText('<img src=x>')).toBeDefined();
    expect(screen.queryByText('out')).toBeNull();
    expect(screen.queryByText('script')).toBeNull();
  });
});
