/** The state of the form of a complaint: values, problems, and the sending of it. */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { Failure } from '@/api/failure';
import { serverNow } from '@/api/serverClock';
import { selectUser } from '@/core/auth/authSlice';
import { isComplaintCategory } from '@/domain/complaint';
import { createActKey } from '@/lib/actKey';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { dropComplaint, keepBegunAct, keepComplaint, readBegunAct, readComplaint } from './complaintDraft';
import { complaintBody, complaintSchema, firstValues } from './complaintSchema';
import type { ComplaintField, ComplaintValues } from './complaintSchema';
import { sendComplaint } from './complaintThunk';

/** What the receipt names: all that was sent, so that it can be kept without a mail. */
export type ComplaintSent = ReturnType<typeof complaintBody> & {
  reference: string;
  /** When the server had it, epoch ms. */
  at: number;
};

const resolver = valibotResolver(complaintSchema);
/** As they stand in the form, from top to bottom. */
const FIELDS = [
  'category',
  'item',
  'decision',
  'text',
  'name',
  'email',
  'good_faith',
] as const satisfies readonly ComplaintField[];
/** The server's codes, in the form's words. */
const PROBLEMS: Readonly<Record<string, string>> = { required: 'missing', too_long: 'long' };

/**
 * @param owner id of the account, or `VISITOR`: who writes may become known meanwhile
 * @param fresh begins empty
 * @param onSent told once the server has given the reference
 */
export function useComplaintForm(owner: string, fresh: boolean, onSent: (sent: ComplaintSent) => void) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [query] = useSearchParams();
  const begin = (): ComplaintValues => {
    if (fresh) return firstValues(new URLSearchParams(), null);
    const first = firstValues(query, user && { name: user.profile.name, email: user.email });
    const draft = readComplaint(owner);
    if (!draft) return first;
    // What the server may have already goes on word by word: with a name it would be a second complaint.
    const isUnheard = readBegunAct(owner) !== null;
    const { name, email } = isUnheard ? draft : first;
    const kept = { ...draft, name: draft.name || name, email: draft.email || email };
    return aboutWhatIsAsked(kept, first);
  };
  const [defaultValues] = useState(begin);
  const [failure, setFailure] = useState<Failure | null>(null);
  const act = useMemo(
    () => createActKey(readBegunAct(owner), (begun) => keepBegunAct(owner, begun)),
    [owner],
  );
  // The form's library goes by when a field came, not by where it stands.
  const form = useForm<ComplaintValues>({ resolver, defaultValues, shouldFocusError: false });
  const { subscribe, setError, setFocus, control, getValues } = form;
  const [category, text] = useWatch({ control, name: ['category', 'text'] });

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepComplaint(owner, values),
      }),
    [subscribe, owner],
  );

  const becomeKnown = useEffectEvent(() => {
    const written = getValues();
    const known = FIELDS.every((field) => written[field] === defaultValues[field]) ? begin() : written;
    const { name, email } = begin();
    // What stands there stays, and the focus with it.
    form.reset(
      { ...known, name: known.name || name, email: known.email || email },
      { keepErrors: true, keepIsSubmitted: true },
    );
  });
  const { isSubmitting } = form.formState;
  const filledFor = useRef(owner);
  useEffect(() => {
    // What is being sent stays as it is until there is an answer.
    if (owner === filledFor.current || isSubmitting) return;
    filledFor.current = owner;
    becomeKnown();
  }, [owner, isSubmitting]);

  const submit = form.handleSubmit(
    async (values) => {
      if (!isComplaintCategory(values.category)) return;
      setFailure(null);
      const body = complaintBody(values, values.category);
      const answer = await dispatch(sendComplaint({ ...body, idempotencyKey: act.keyFor(body) }));
      if (sendComplaint.fulfilled.match(answer)) {
        act.answered();
        dropComplaint(owner);
        onSent({ reference: answer.payload, at: serverNow(), ...body });
        return;
      }
      const refused: Failure = answer.payload ?? { kind: 'server', status: 500 };
      if (refused.kind === 'refused') act.answered();
      const codes = refused.kind === 'refused' ? refused.fields : {};
      const refusedFields = FIELDS.filter((name) => codes[name] !== undefined);
      for (const name of refusedFields)
        setError(name, { type: 'server', message: PROBLEMS[codes[name] ?? ''] ?? 'invalid' });
      const [first] = refusedFields;
      if (first === undefined) setFailure(refused);
      else setFocus(first);
    },
    (errors) => {
      const first = FIELDS.find((name) => errors[name] !== undefined);
      if (first !== undefined) setFocus(first);
    },
  );

  return { form, submit, failure, category, text };
}

/** A link that names what it is about means that, whatever was begun before; what was written stays. */
function aboutWhatIsAsked(
  kept: ComplaintValues,
  { category, item, decision }: ComplaintValues,
): ComplaintValues {
  const asked = {
    ...kept,
    ...(category && { category }),
    ...(item && { item }),
    ...(decision && { decision }),
  };
  // Nobody has confirmed anything about another page yet.
  return item === '' || item === kept.item ? asked : { ...asked, good_faith: false };
}

export type ComplaintForm = ReturnType<typeof useComplaintForm>['form'];
