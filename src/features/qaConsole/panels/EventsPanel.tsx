/** Somebody else acts now: message, typing, like, match, and what push makes of it. */
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { TextField } from '@/ui/TextField';
import { EVENT_KINDS, type ActOf } from '../acts';
import type { Qa } from '../useQa';
import { EVENT_NAMES, WORDS } from '../words';
import { PushForm } from './PushForm';

const KINDS = EVENT_KINDS.filter((kind) => kind !== 'mail');

export function EventsPanel({ qa }: { qa: Qa }) {
  const [from, setFrom] = useState('');
  const [text, setText] = useState('');
  const happen = (kind: ActOf<'event'>['kind']) =>
    void qa.act({
      do: 'event',
      kind,
      ...(from.trim() !== '' && { from: from.trim() }),
      ...(text.trim() !== '' && { text: text.trim() }),
    });
  return (
    <>
      <TextField
        label={WORDS.eventFrom}
        value={from}
        placeholder="elena"
        autoCapitalize="off"
        autoComplete="off"
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        label={WORDS.eventText}
        value={text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <div className="cluster">
        {KINDS.map((kind) => (
          <Button key={kind} size="sm" kind="outline" onClick={() => happen(kind)}>
            {EVENT_NAMES[kind]}
          </Button>
        ))}
      </div>
      <PushForm qa={qa} />
    </>
  );
}
