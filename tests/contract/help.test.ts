/** Questions and answers, complaints, and notices about content. */
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { complaintAnswer, faqAnswer } from '@/api/wire/help';
import { LOCALES } from '@/config/locales';
import { patterns } from '@/config/paths';
import { safePath } from '@/lib/safePath';
import { faqIn } from '@mocks/world/faq/faq';
import { createCaller, type Caller } from './caller';

let caller: Caller;
beforeEach(() => {
  caller = createCaller();
});

const faq = async (query = '') =>
  v.parse(faqAnswer, (await caller.call('GET', `/api/faq.php${query}`)).body).sections;

describe('questions and answers', () => {
  it('come in sections, English unless a language is asked for [AP-11]', async () => {
    const sections = await faq();
    expect(sections.length).toBeGreaterThan(3);
    expect(await faq('?language=en')).toEqual(sections);
    expect((await caller.call('GET', '/api/faq.php?language=xx')).status).toBe(422);
  });

  it('name each question once, and link to pages of this site [AP-11]', async () => {
    const items = (await faq()).flatMap((section) => section.items);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    const pages = new Set<string>(Object.values(patterns).map((pattern) => pattern.replace(/\/:.*$/, '')));
    for (const { path } of items.flatMap(({ links }) => links)) {
      expect(safePath(path, 'https://vesper.example')).toBe(path);
      expect(pages).toContain(path.split(/[?#]/)[0]);
    }
  });

  it('speak of fictional profiles where there are such [SC-14]', async () => {
    const asked = async () => (await faq()).flatMap(({ items }) => items.map(({ id }) => id));
    expect(await asked()).toContain('fictional');
    caller.db.settings.fictional_warning = false;
    expect(await asked()).not.toContain('fictional');
  });

  it.each(LOCALES)('are the same questions in %s [AP-11]', (locale) => {
    const shape = (sections: ReturnType<typeof faqIn>) =>
      sections.map(({ id, items }) => [
        id,
        items.map((item) => [
          item.id,
          [...item.answer.matchAll(/\{\{\w+\}\}/g)].map(([fact]) => fact).toSorted(),
          item.links.map(({ path }) => path),
        ]),
      ]);
    expect(shape(faqIn(locale))).toEqual(shape(faqIn('en')));
  });
});

describe('a complaint', () => {
  const complain = (input: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    caller.call(
      'POST',
      '/api/complaint.php',
      { name: 'Ada', email: 'ada@example.test', category: 'payment', text: 'Paid twice', ...input },
      headers,
    );
  const mails = () => caller.db.outbox.filter(({ subject }) => subject.startsWith('We have your message'));
  const notice = { category: 'illegal_content', item: 'https://vesper.example/members/elena' };

  it('gets a reference, and a mail with it, without an account [RT-13] [AP-11]', async () => {
    const { reference } = v.parse(complaintAnswer, (await complain()).body);
    expect(reference).toMatch(/^C-\d{6}$/);
    expect(caller.db.complaints).toMatchObject([{ reference, by: null, category: 'payment', item: null }]);
    const mail = caller.db.outbox.at(-1);
    expect(mail).toMatchObject({ kind: 'mail', to: 'ada@example.test' });
    expect(mail?.subject).toContain(reference);
  });

  it('of a member is known to be theirs [RT-13]', async () => {
    await caller.logIn('premium');
    await complain();
    expect(caller.db.complaints).toMatchObject([{ by: 'premium' }]);
  });

  it('is kept once, however often the same act is sent [RO-06]', async () => {
    const key = { 'Idempotency-Key': '00000000-0000-4000-8000-0000000000c1' };
    await caller.call('POST', '/__mock/fault', {
      match: 'POST complaint.php',
      kind: 'drop_after_commit',
      times: 1,
    });
    expect((await complain({}, key)).status).toBe(0);
    const again = await complain({}, key);
    expect(again.body).toEqual({ reference: caller.db.complaints[0]?.reference });
    expect(caller.db.complaints).toHaveLength(1);
    expect(mails()).toHaveLength(1);
  });

  it.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'x'.repeat(101) }, { name: 'too_long' }],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'ada@' }, { email: 'invalid' }],
    [{ text: '\n' }, { text: 'required' }],
    [{ text: 'x'.repeat(4001) }, { text: 'too_long' }],
    [{ category: 'weather' }, { category: 'invalid' }],
    [notice, { good_faith: 'required' }],
    [
      { ...notice, item: undefined },
      { item: 'required', good_faith: 'required' },
    ],
    [{ ...notice, item: 'somewhere', good_faith: true }, { item: 'invalid' }],
  ])('with %o is refused [RT-13]', async (input, fields) => {
    expect(await complain(input)).toMatchObject({ status: 422, body: { error: 'validation', fields } });
    expect(caller.db.complaints).toEqual([]);
  });

  it('about illegal content names the exact place and is made in good faith [RT-13]', async () => {
    expect((await complain({ ...notice, good_faith: true })).status).toBe(200);
    expect(caller.db.complaints).toMatchObject([{ item: notice.item }]);
  });

  it('about the abuse of a child needs no name, and then no mail is sent [RT-13]', async () => {
    const input = { ...notice, category: 'child_safety', good_faith: true, name: '', email: '' };
    expect((await complain(input)).status).toBe(200);
    expect(mails()).toEqual([]);
  });
});
