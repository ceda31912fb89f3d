/** A push to this very device, of the kind and with the name that the tester wants to see in its notice. */
import { useState } from 'react';
import type { PushKind } from '@/domain/pushNotice';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { pushToDevice, type TestPush } from '../pushToDevice';
import type { Qa } from '../useQa';
import { PUSH_KINDS, WORDS } from '../words';

const FIRST: TestPush = { kind: 'new_messages', name: 'Elena', fictional: false, text: '' };

const isPushKind = (value: string): value is PushKind => value in PUSH_KINDS;

export function PushForm({ qa }: { qa: Qa }) {
  const [draft, setDraft] = useState(FIRST);
  const set = (part: Partial<TestPush>): void => setDraft({ ...draft, ...part });
  const push = async (): Promise<void> => {
    qa.say((await pushToDevice(draft)) ? WORDS.pushSent : WORDS.noWorker);
  };
  return (
    <form
      className="qa-form"
      aria-label={WORDS.push}
      onSubmit={(event) => {
        event.preventDefault();
        void push();
      }}
    >
      <SelectField
        label={WORDS.pushKind}
        value={draft.kind}
        options={Object.entries(PUSH_KINDS).map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => isPushKind(target.value) && set({ kind: target.value })}
      />
      <TextField
        label={WORDS.pushName}
        value={draft.name}
        autoComplete="off"
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        label={WORDS.pushText}
        value={draft.text}
        autoComplete="off"
        onChange={({ target }) => set({ text: target.value })}
      />
      <Checkbox
        label={WORDS.pushFictional}
        checked={draft.fictional}
        onChange={({ target }) => set({ fictional: target.checked })}
      />
      <p className="muted">{WORDS.pushHelp}</p>
      <Button size="sm" type="submit">
        {WORDS.push}
      </Button>
    </form>
  );
}
