/** The state of a form of the own profile: what was typed lies over what the server has, so a change from elsewhere takes nothing away. */
import { useEffect, useId, useRef, useState } from 'react';
import type { Failure } from '@/api/failure';
import { fetchUser } from '@/core/auth/authThunks';
import { forgetSensitiveAnswers } from '@/core/formDrafts/sensitiveDrafts';
import { selectSettings } from '@/core/settings/settingsSlice';
import type { User } from '@/domain/model';
import { importAhead } from '@/lib/importPart';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { DEFECT, loadProfileCalls, saveProfile } from './ownProfileThunks';
import { changesOf, differing, tidied, typedSince } from './profileChanges';
import { askedFields } from './profileFields';
import type { ProfileField, ProfilePart, TypedValues } from './profileFields';
import { profileProblems, refusedFields } from './profileProblems';
import type { ProfileProblems } from './profileProblems';
import { keepTyped, readTyped } from './typedValues';

interface Outcome {
  problems: ProfileProblems;
  failure: Failure | null;
  saved: boolean;
}
const NOTHING_YET: Outcome = { problems: {}, failure: null, saved: false };

/**
 * @param user the member who is here
 * @param parts what the form asks for
 * @param onSaved after everything in the form is on the server, also when there was nothing to send
 */
export function useProfileForm(user: User, parts: readonly ProfilePart[], onSaved: (() => void) | undefined) {
  const dispatch = useAppDispatch();
  const formId = useId();
  const shown = useAppSelector(selectSettings)?.visible_profile_fields ?? null;
  const { fields, needsConsent } = askedFields(parts, shown, user.sensitive_consent !== null);
  const { profile } = user;
  const [typed, setTyped] = useState(() => readTyped(user.id, fields));
  const latest = useRef(typed);
  const [outcome, setOutcome] = useState(NOTHING_YET);
  const [busy, setBusy] = useState(false);
  /** The field to go to next, a new object each time; it may only appear with this render. */
  const [wanted, setWanted] = useState<{ field: ProfileField } | null>(null);
  const values = { ...profile, ...typed };

  useEffect(() => {
    // It is wanted with the first save.
    void importAhead(loadProfileCalls);
  }, []);

  const consented = user.sensitive_consent !== null;
  useEffect(() => {
    // Without consent not even this browser keeps an answer.
    if (!consented) forgetSensitiveAnswers(user.id);
  }, [consented, user.id]);

  const fieldId = (field: ProfileField): string => `${formId}-${field}`;

  useEffect(() => {
    if (wanted !== null) document.getElementById(`${formId}-${wanted.field}`)?.focus();
  }, [formId, wanted]);

  function hold(next: TypedValues): void {
    latest.current = next;
    setTyped(next);
    keepTyped(user.id, fields, next);
  }

  function change(part: TypedValues): void {
    const next = { ...latest.current, ...part };
    // While a save is on its way, what the profile says is about to change.
    hold(busy ? next : differing(next, profile));
    setOutcome(({ problems, failure }) => ({
      problems: without(problems, Object.keys(part)),
      failure,
      saved: false,
    }));
  }

  function fail(problems: ProfileProblems, failure: Failure | null): void {
    setOutcome({ problems, failure, saved: false });
    const first = fields.find((field) => problems[field] !== undefined);
    if (first !== undefined) setWanted({ field: first });
  }

  async function submit(): Promise<void> {
    if (busy) return;
    const tidy = tidied(values);
    const problems = profileProblems(tidy, fields, user.email);
    if (Object.keys(problems).length > 0) {
      fail(problems, null);
      return;
    }
    setOutcome(NOTHING_YET);
    const changes = changesOf(tidy, profile, fields);
    if (Object.keys(changes).length > 0) {
      setBusy(true);
      const result = await dispatch(saveProfile(changes));
      setBusy(false);
      if (!saveProfile.fulfilled.match(result)) {
        const failure: Failure = result.payload ?? DEFECT;
        const refused = refusedFields(failure, fields);
        fail(refused, Object.keys(refused).length > 0 ? null : failure);
        // The consent was taken back elsewhere: with the account comes the question again.
        if (Object.values(fieldCodes(failure)).includes('consent_required')) void dispatch(fetchUser());
        return;
      }
    }
    hold(typedSince(latest.current, values, fields));
    setOutcome({ ...NOTHING_YET, saved: true });
    onSaved?.();
  }

  return {
    user,
    values,
    fields,
    needsConsent,
    problems: outcome.problems,
    failure: outcome.failure,
    saved: outcome.saved,
    changed: fields.some((field) => field in typed),
    busy,
    shows: (field: ProfileField) => fields.includes(field),
    fieldId,
    focus: (field: ProfileField) => setWanted({ field }),
    change,
    discard: () => {
      hold({});
      setOutcome(NOTHING_YET);
    },
    submit,
  };
}

const fieldCodes = (failure: Failure): Record<string, string> =>
  failure.kind === 'refused' ? failure.fields : {};

const without = (problems: ProfileProblems, names: readonly string[]): ProfileProblems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !names.includes(field)));

export type ProfileFormState = ReturnType<typeof useProfileForm>;
