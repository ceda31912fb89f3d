// @vitest-environment jsdom
/** A visit that cannot begin, and an app that has come to an end: words and a way on, never a white page. */
import path from 'node:path';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noScriptWords, startWords } from '../../scripts/vite/shellPage';
import { LOCALES } from '@/config/locales';
import { loadNamespaces, startI18n } from '@/i18n/i18n';

const MISSING = new TypeError('Failed to fetch dynamically imported module: /assets/de-common.js');
const LOCALES_FOLDER = path.resolve(import.meta.dirname, '../../locales');
const guard = vi.hoisted(() => ({ reloads: false }));
vi.mock('./chunkGuard', () => ({ reloadOnce: () => guard.reloads }));
const reported = vi.fn<(error: unknown) => void>();

const root = (): Element => document.querySelector('#root') ?? document.body;
const links = (): (string | null)[] =>
  [...root().querySelectorAll('a')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  guard.reloads = false;
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
  document.body.innerHTML = `<div id="root">${startWords(LOCALES_FOLDER)}</div>`;
});

describe('an empty page', () => {
  it('brings its words along in every language, each with a link to itself [RT-20]', () => {
    expect([...root().querySelectorAll('p')].map(({ lang }) => lang)).toEqual(LOCALES);
    expect(new Set([...root().querySelectorAll('p')].map(({ textContent }) => textContent)).size).toBe(
      LOCALES.length,
    );
    expect(links()).toEqual(LOCALES.map(() => ''));
  });

  it('says in every language that it needs scripts to those who have none, in place of the other words [RT-20]', () => {
    const page = document.createElement('template');
    page.innerHTML = noScriptWords(LOCALES_FOLDER).replaceAll('noscript', 'div');
    const lines = [...page.content.querySelectorAll('.start.start-now > p')];
    expect(lines.map((line) => line.getAttribute('lang'))).toEqual(LOCALES);
    expect(new Set(lines.map(({ textContent }) => textContent)).size).toBe(LOCALES.length);
    for (const { textContent } of lines) expect(textContent).toContain('JavaScript');
  });

  it('says them at once, in the language of the visit, when the visit cannot begin [RT-20] [ER-19]', async () => {
    const { startFailed } = await import('./startFailed');
    await startI18n('de');
    expect(startFailed(MISSING)).toBeNull();
    expect(root().textContent).toBe('Diese Seite ist noch nicht geladen. Seite neu laden');
    expect(root().querySelector('.start')?.classList.contains('start-now')).toBe(true);
    expect(reported).toHaveBeenCalledExactlyOnceWith(MISSING);
  });

  it('says nothing while the one reload that may cure it is under way [RT-20]', async () => {
    const { startFailed } = await import('./startFailed');
    guard.reloads = true;
    startFailed(MISSING);
    expect(root().querySelector('.start-now')).toBeNull();
    startFailed(new Error('a mistake of ours'));
    expect(root().querySelector('.start-now')).not.toBeNull();
  });
});

describe('a page that came as a file', () => {
  it('stays as it is: it can be read [BX-16]', async () => {
    const { startFailed } = await import('./startFailed');
    document.body.innerHTML = '<div id="root" data-page="index en"><h1>Welcome</h1></div>';
    const before = document.body.innerHTML;
    startFailed(MISSING);
    expect(document.body.innerHTML).toBe(before);
  });
});

describe('an app that has come to an end', () => {
  it.each(['', 'index en'])('says so, with a way on: %j [ER-19]', async (page) => {
    const { takeOver } = await import('./takeOver');
    await startI18n('en');
    await loadNamespaces(['common', 'errors']);
    document.body.innerHTML = `<div id="root"${page && ` data-page="${page}"`}><h1>Welcome</h1></div>`;
    const mistake = new Error('a mistake outside every page');
    const Broken = (): never => {
      throw mistake;
    };
    await takeOver(() => createElement(Broken));
    await vi.waitFor(() => expect(root().textContent).toContain('This page hasn’t loaded yet.'));
    expect(root().querySelector('h1')).toBeNull();
    expect(links()).toEqual(['']);
    expect(reported).toHaveBeenCalledWith(mistake);
  });
});
