// @vitest-environment jsdom
/** What this browser keeps, in readable form. */
import { beforeEach, describe, expect, it } from 'vitest';
import { browserRecords } from './browserRecords';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'i18n_redirected=nl; path=/';
});

describe('the records of this browser [BX-23]', () => {
  it('unfolds persisted slices and turns dismissals into dates', () => {
    localStorage.setItem(
      'persist:dismissals',
      JSON.stringify({ at: JSON.stringify({ push: Date.UTC(2026, 0, 2) }), _persist: '{"version":1}' }),
    );
    localStorage.setItem('appearance', 'dark');
    sessionStorage.setItem('scroll', '{"k":120}');
    expect(browserRecords('u7')).toEqual({
      cookies: { i18n_redirected: 'nl' },
      local_storage: { 'persist:dismissals': { push: '2026-01-02T00:00:00.000Z' }, appearance: 'dark' },
      session_storage: { scroll: { k: 120 } },
    });
  });

  it('says what a closed alert was about', () => {
    localStorage.setItem(
      'persist:dismissals',
      JSON.stringify({ at: '{"notifications":0}', about: '{"notifications":"fbl"}' }),
    );
    expect(browserRecords('u7').local_storage).toEqual({
      'persist:dismissals': { notifications: '1970-01-01T00:00:00.000Z', about: { notifications: 'fbl' } },
    });
  });

  it('leave out what another member of this browser has not sent yet', () => {
    const OWN = ['drafts:u7', 'outbox:u7:m1', 'push:u7'];
    for (const key of [...OWN, 'drafts:u8', 'outbox:u8:m1', 'outbox:u77:m1'])
      localStorage.setItem(key, '{"text":"hello"}');
    const drafts = { signup: {}, 'profile:u7': {}, 'profile:u8': {}, 'email:u77': {} };
    sessionStorage.setItem('form-drafts', JSON.stringify(drafts));
    const { local_storage, session_storage } = browserRecords('u7');
    expect(Object.keys(local_storage ?? {}).toSorted()).toEqual(OWN);
    expect(session_storage).toEqual({ 'form-drafts': { signup: {}, 'profile:u7': {} } });
  });

  it('keeps as text what it cannot read', () => {
    localStorage.setItem('persist:dismissals', '{broken');
    expect(browserRecords('u7')).toMatchObject({ local_storage: { 'persist:dismissals': '{broken' } });
  });
});
