// @vitest-environment jsdom
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { SESSION_KEYS } from '@/config/storageKeys';
import { keepFormDraft, readFormDraft } from './formDrafts';
import { finderDraftName, forgetSensitiveAnswers, profileDraftName } from './sensitiveDrafts';

const anything = v.unknown();
beforeEach(() => sessionStorage.clear());

it('forgets sexuality and interests of one account, and nothing else', () => {
  keepFormDraft(profileDraftName('u1'), { about: 'Half a sentence', sexuality: 'bi', interests: ['music'] });
  keepFormDraft(profileDraftName('u2'), { sexuality: 'bi' });
  forgetSensitiveAnswers('u1');
  expect(readFormDraft(profileDraftName('u1'), anything)).toEqual({ about: 'Half a sentence' });
  expect(readFormDraft(profileDraftName('u2'), anything)).toEqual({ sexuality: 'bi' });
});

it('leaves no empty record behind', () => {
  keepFormDraft(profileDraftName('u1'), { interests: [] });
  forgetSensitiveAnswers('u1');
  expect(sessionStorage.getItem(SESSION_KEYS.formDrafts)).toBeNull();
});

it('forgets what was answered to the match finder, interests among it', () => {
  keepFormDraft(finderDraftName('u1'), { wish: 'talk', interests: ['music'] });
  keepFormDraft(finderDraftName('u2'), { wish: 'date' });
  forgetSensitiveAnswers('u1');
  expect(readFormDraft(finderDraftName('u1'), anything)).toBeUndefined();
  expect(readFormDraft(finderDraftName('u2'), anything)).toEqual({ wish: 'date' });
});
