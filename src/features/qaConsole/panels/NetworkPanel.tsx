/** Faults per call, the whole API offline, and how slow everything is. */
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { FAULT_KINDS, type ActOf } from '../acts';
import { readCalls, readState } from '../mockState';
import { useAnswer } from '../useAnswer';
import type { Qa } from '../useQa';
import { FAULT_NAMES, LATENCIES, WORDS } from '../words';

const EVERY = '* *';

interface Draft {
  match: string;
  kind: ActOf<'fault'>['kind'];
  status: string;
  code: string;
  times: string;
  rate: string;
}

const FIRST: Draft = { match: EVERY, kind: 'status', status: '500', code: '', times: '', rate: '100' };

/** A number that a field holds; undefined for none. */
const numberIn = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));

/** The fault that the form says; what is wrong with it is said when it is added. */
export function faultOf({ match, kind, status, code, times, rate }: Draft): ActOf<'fault'> {
  const often = numberIn(times);
  const share = (numberIn(rate) ?? 100) / 100;
  return {
    do: 'fault',
    match,
    kind,
    ...(kind === 'status' && { status: numberIn(status) ?? 500 }),
    ...(kind === 'status' && code.trim() !== '' && { body: { error: code.trim() } }),
    ...(often !== undefined && { times: often }),
    ...(share < 1 && { rate: share }),
  };
}

export function NetworkPanel({ qa }: { qa: Qa }) {
  const [draft, setDraft] = useState(FIRST);
  const [calls] = useAnswer(readCalls, qa.send);
  const [state, look] = useAnswer(readState, qa.send);
  const set = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const add = async (fault: ActOf<'fault'>): Promise<void> => {
    await qa.act(fault);
    look();
  };
  const heal = async (): Promise<void> => {
    await qa.act({ do: 'heal' });
    look();
  };
  const number = (name: 'status' | 'times' | 'rate', label: string) => (
    <TextField
      type="number"
      inputMode="numeric"
      label={label}
      value={draft[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );
  return (
    <>
      <SelectField
        label={WORDS.latency}
        value={String(qa.life.is === 'alive' ? qa.life.alive.latency_ms : 0)}
        options={LATENCIES.map(([label, ms]) => ({ value: String(ms), label }))}
        onChange={({ target }) => void qa.act({ do: 'latency', ms: Number(target.value) })}
      />
      <div className="cluster">
        <Button
          size="sm"
          kind="outline"
          onClick={() => void add({ do: 'fault', match: EVERY, kind: 'offline' })}
        >
          {WORDS.offline}
        </Button>
        <Button size="sm" kind="outline" onClick={() => void heal()}>
          {WORDS.heal}
        </Button>
      </div>
      {state !== null && state.faults.length === 0 && <p className="muted">{WORDS.noFaults}</p>}
      <ul className="qa-list">
        {state?.faults.map(({ id, match, kind, status, times, rate }) => (
          <li key={id}>
            <code>
              {match} {kind} {kind === 'status' && status} {times !== null && `×${times}`}{' '}
              {rate < 1 && `${Math.round(rate * 100)}%`}
            </code>
          </li>
        ))}
      </ul>
      <form
        className="qa-form"
        onSubmit={(event) => {
          event.preventDefault();
          void add(faultOf(draft));
        }}
      >
        <SelectField
          label={WORDS.faultCall}
          value={draft.match}
          options={[
            { value: EVERY, label: WORDS.faultAny },
            ...(calls ?? []).map((call) => ({ value: call, label: call })),
          ]}
          onChange={({ target }) => set({ match: target.value })}
        />
        <SelectField
          label={WORDS.faultKind}
          value={draft.kind}
          options={FAULT_KINDS.map((kind) => ({ value: kind, label: FAULT_NAMES[kind] }))}
          onChange={({ target }) =>
            set({ kind: FAULT_KINDS.find((kind) => kind === target.value) ?? draft.kind })
          }
        />
        {draft.kind === 'status' && number('status', WORDS.faultStatus)}
        {draft.kind === 'status' && (
          <TextField
            label={WORDS.faultBody}
            value={draft.code}
            autoCapitalize="off"
            autoComplete="off"
            onChange={({ target }) => set({ code: target.value })}
          />
        )}
        {number('times', WORDS.faultTimes)}
        {number('rate', WORDS.faultRate)}
        <Button size="sm" type="submit">
          {WORDS.addFault}
        </Button>
      </form>
    </>
  );
}
