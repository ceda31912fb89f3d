/** What was asked, what happened in the store, and what is known of where the visitor came from. */
import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/Button';
import { actionNames, subscribeToActions } from '../actionLog';
import { readRequests } from '../mockState';
import { useAnswer } from '../useAnswer';
import type { Qa } from '../useQa';
import { WORDS } from '../words';

function Requests({ qa }: { qa: Qa }) {
  const [requests, look] = useAnswer(readRequests, qa.send);
  return (
    <section aria-label={WORDS.requests}>
      <div className="qa-head">
        <h4 className="qa-area">{WORDS.requests}</h4>
        <Button size="sm" kind="outline" onClick={look}>
          {WORDS.refresh}
        </Button>
      </div>
      <ol className="qa-lines" translate="no">
        {requests?.map(({ method, url, status, error, fault, at, ms }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows of a log have nothing of their own that is unique
          <li key={`${at}${index}`}>
            <code>
              {status === 0 ? 'lost' : status} {method} {url} {error} {fault !== null && `(${fault})`} {ms} ms
            </code>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Actions() {
  const names = useSyncExternalStore(subscribeToActions, actionNames);
  return (
    <section aria-label={WORDS.actions}>
      <h4 className="qa-area">{WORDS.actions}</h4>
      {names.length === 0 && <p className="muted">{WORDS.nothing}</p>}
      <ol className="qa-lines" translate="no">
        {names.map((name, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same action may have happened twice
          <li key={`${name}${index}`}>
            <code>{name}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** @param tracking the inspector of the tracking record, which is another part's */
export function InspectPanel({ qa, tracking }: { qa: Qa; tracking: ReactNode }) {
  return (
    <>
      <Requests qa={qa} />
      <Actions />
      <section aria-label={WORDS.tracking}>
        <h4 className="qa-area">{WORDS.tracking}</h4>
        {tracking}
      </section>
    </>
  );
}
