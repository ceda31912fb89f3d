import { describe, expect, it } from 'vitest';
import type { Failure } from '@/api/failure';
import { fieldProblems } from './signupRefusal';

const refused = (fields: Record<string, string>): Failure => ({
  kind: 'refused',
  status: 422,
  code: 'validation',
  details: {},
  fields,
});

describe('a refused sign-up', () => {
  it('says that the e-mail has an account already [ER-16]', () => {
    expect(fieldProblems(refused({ email: 'taken' }))).toEqual([{ field: 'email', problem: 'email_taken' }]);
  });

  it('names its problems in the order of the form [ER-15, VA-03]', () => {
    const fields = { date_of_birth: 'underage', email: 'invalid', name: 'invalid', password: 'too_short' };
    expect(fieldProblems(refused(fields))).toEqual([
      { field: 'name', problem: 'name_refused' },
      { field: 'email', problem: 'email_invalid' },
      { field: 'password', problem: 'password_short' },
      { field: 'date_of_birth', problem: 'too_young' },
    ]);
  });

  it('is about no field when the network failed or the server named none', () => {
    expect(fieldProblems({ kind: 'offline' })).toEqual([]);
    expect(fieldProblems(refused({ tracking: 'invalid' }))).toEqual([]);
  });
});
