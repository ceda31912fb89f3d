/** For testers: what was read, held and kept of where the visitor came from, and what sign-up and payment will say. */
import { useId, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { modalOpened } from '@/core/modals/modalsSlice';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import type { Inspection } from './inspection';
import { useInspection } from './useInspection';
import './inspector.scss';

/** In English alone: it is no part of what visitors get. */
const TITLES = {
  address: 'Address that this page was opened with',
  visit: 'Addresses of this tab, which outlast a reload',
  read: 'Read from it',
  held: 'Held for this visit (first touch)',
  kept: 'Kept in this browser',
  signup: 'Sign-up will say',
  payment: 'A payment will say',
  variant: 'Wording on show',
  consent: 'Consent',
  beacon: 'Beacon of a page that is left',
} as const satisfies Record<keyof Inspection, string>;
const WORDS = {
  copy: 'Copy as JSON',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying here. It is selected below: copy it with Ctrl+C or ⌘C.',
  choices: 'Cookie choices',
  nothing: 'nothing',
} as const;
const PARTS = Object.keys(TITLES).filter((name): name is keyof Inspection => name in TITLES);

const selectAll = (text: HTMLElement | null): void => {
  if (text) window.getSelection()?.selectAllChildren(text);
};

export function TrackingInspector() {
  const dispatch = useAppDispatch();
  const inspection = useInspection();
  const id = useId();
  const [news, setNews] = useState('');
  const text = JSON.stringify(inspection, null, 2);
  const copy = async (): Promise<void> => {
    // Said anew with every press.
    setNews('');
    try {
      await navigator.clipboard.writeText(text);
      setNews(WORDS.copied);
    } catch {
      setNews(WORDS.notCopied);
    }
  };
  return (
    <div className="inspector">
      <div className="cluster">
        <Button icon={<Icon as={news === WORDS.copied ? Check : Copy} />} onClick={() => void copy()}>
          {WORDS.copy}
        </Button>
        <Button kind="outline" onClick={() => dispatch(modalOpened({ name: 'consent' }))}>
          {WORDS.choices}
        </Button>
        <output className="muted">{news}</output>
      </div>
      {news === WORDS.notCopied && (
        <pre className="inspector-json" translate="no" ref={selectAll}>
          {text}
        </pre>
      )}
      <div className="inspector-parts">
        {PARTS.map((part) => (
          <Panel key={part} labelledBy={`${id}-${part}`}>
            <h2 className="h4" id={`${id}-${part}`}>
              {TITLES[part]}
            </h2>
            <Value of={inspection[part]} />
          </Panel>
        ))}
      </div>
    </div>
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Fields one below the other; nothing is said in a word, so that it is not taken for a gap. */
function Value({ of: value }: { of: unknown }) {
  if (value === null || value === undefined) return <p className="muted">{WORDS.nothing}</p>;
  if (!isRecord(value)) return <code translate="no">{written(value)}</code>;
  return (
    <dl className="inspector-fields" translate="no">
      {Object.entries(value).map(([name, field]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{written(field ?? '–')}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
