// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';
import { keepSignupAnswers } from './signupAnswers';
import { EMPTY_SIGNUP, signupDraftSchema } from './signupSchema';

beforeEach(() => sessionStorage.clear());
const draft = () => readFormDraft('signup', signupDraftSchema);

describe('answers from before the sign-up', () => {
  it('are in the form when it opens [RT-04]', () => {
    keepSignupAnswers({ gender: 'male', looking_for: 'female' });
    expect(draft()).toMatchObject({ name: '', gender: 'male', looking_for: 'female' });
    expect(sessionStorage.length).toBe(1);
    expect(JSON.stringify(sessionStorage)).not.toContain('password');
  });

  it('leave alone what was typed before, and say nothing where nothing was answered', () => {
    const { password: _password, ...typed } = { ...EMPTY_SIGNUP, name: 'Marek', gender: 'male' as const };
    keepFormDraft('signup', typed);
    keepSignupAnswers({ gender: null, looking_for: 'female' });
    expect(draft()).toMatchObject({ name: 'Marek', gender: 'male', looking_for: 'female' });
  });
});
