/** The state of the form of a report: values, problems, and the sending of it. */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Failure } from '@/api/failure';
import { selectUser } from '@/core/auth/authSlice';
import { createActKey } from '@/lib/actKey';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { dropReportDraft, keepReportDraft, readReportDraft } from './reportDraft';
import { EMPTY_REPORT, reportSchema } from './reportReasons';
import type { ReportValues } from './reportReasons';
import type { Receipt } from './ReportReceipt';
import { sendReport } from './reportThunk';
import type { ReportTarget } from './reportThunk';
import { useBlockAct } from './useBlockAct';

const resolver = valibotResolver(reportSchema);

/**
 * @param target what is reported
 * @param onSent told once the server has given the reference
 */
export function useReportForm({ profile, photo, message }: ReportTarget, onSent: (receipt: Receipt) => void) {
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectUser)?.id ?? '';
  const [target] = useState<ReportTarget>(() => ({
    profile,
    ...(photo !== undefined && { photo }),
    ...(message !== undefined && { message }),
  }));
  const [draft] = useState(() => readReportDraft(account, target) ?? { values: EMPTY_REPORT, act: null });
  const latest = useRef(draft);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { block } = useBlockAct(profile);
  const form = useForm<ReportValues>({ resolver, defaultValues: draft.values });
  const { subscribe, setError, control } = form;
  const [reason, text] = useWatch({ control, name: ['reason', 'text'] });

  const [keep] = useState(() => (change: Partial<typeof draft>) => {
    latest.current = { ...latest.current, ...change };
    keepReportDraft(account, target, latest.current);
  });
  const [act] = useState(() => createActKey(draft.act, (begun) => keep({ act: begun })));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep({ values }) }),
    [subscribe, keep],
  );

  const submit = form.handleSubmit(async ({ reason: chosen, text: words, also_block }) => {
    if (chosen === null) return;
    setFailure(null);
    const body = { ...target, reason: chosen, text: words };
    const answer = await dispatch(sendReport({ ...body, idempotencyKey: act.keyFor(body) }));
    if (sendReport.fulfilled.match(answer)) {
      dropReportDraft(account, target);
      const blockFailure = also_block ? await block() : null;
      onSent({ reference: answer.payload, also_block, blockFailure });
      return;
    }
    const came: Failure = answer.payload ?? { kind: 'server', status: 500 };
    if (came.kind === 'refused') act.answered();
    if (came.kind === 'refused' && came.fields.text !== undefined)
      setError('text', { type: 'server', message: 'missing' }, { shouldFocus: true });
    else setFailure(came);
  });

  return { form, submit, failure, reason, text };
}
