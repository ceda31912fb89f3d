/** The state as a link, and a bug report with it. */
import { useState } from 'react';
import { currentLocale } from '@/i18n/i18n';
import { Button } from '@/ui/Button';
import { TextAreaField } from '@/ui/TextAreaField';
import { encodeState, linkOf } from '../link';
import { readRequests } from '../mockState';
import { reportOf } from '../report';
import { withSeeds, type Act } from '../acts';
import type { Qa } from '../useQa';
import { here, pageOfLink } from '../whereabouts';
import { WORDS } from '../words';

/** What was done, and in which language it is seen. */
const withLanguage = (acts: readonly Act[]): Act[] => [
  ...acts.filter((act) => act.do !== 'lang'),
  { do: 'lang', locale: currentLocale() },
];

const linkHere = (acts: readonly Act[], seed: string): string =>
  linkOf({ acts: withSeeds(withLanguage(acts), seed), at: pageOfLink(acts) }, window.location.origin);

/** The name of the file that the page began with tells one build from another. */
function version(): string {
  if (import.meta.env.DEV) return 'development';
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return script?.src.split('/').at(-1) ?? 'unknown';
}

async function reportFor(qa: Qa): Promise<string> {
  // As it is now: the last look may be a while ago.
  const life = await qa.look();
  const alive = life.is === 'alive' ? life.alive : null;
  return reportOf({
    version: version(),
    locale: currentLocale(),
    persona: alive?.persona ?? null,
    seed: alive?.seed ?? 'unknown',
    now: alive?.now ?? 'unknown',
    viewport: `${window.innerWidth} × ${window.innerHeight}`,
    browser: navigator.userAgent,
    at: here(),
    acts: qa.acts,
    leftOut: qa.leftOut,
    // A report about a mock that does not answer is a report, too.
    requests: await readRequests(qa.send).catch(() => []),
    link: linkHere(qa.acts, alive?.seed ?? qa.seed),
  });
}

/** @param text what could not be copied, to take by hand */
export function SharePanel({ qa, onCopy, text }: { qa: Qa; onCopy: (text: string) => void; text: string }) {
  const [busy, setBusy] = useState(false);
  const report = async (): Promise<void> => {
    setBusy(true);
    onCopy(await reportFor(qa));
    setBusy(false);
  };
  return (
    <>
      <div className="cluster">
        <Button size="sm" onClick={() => onCopy(linkHere(qa.acts, qa.seed))}>
          {WORDS.copyState}
        </Button>
        <Button size="sm" kind="outline" busy={busy} onClick={() => void report()}>
          {WORDS.copyReport}
        </Button>
      </div>
      {text !== '' && (
        <TextAreaField
          label={WORDS.shareText}
          value={text}
          rows={4}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      <p className="muted">{WORDS.done_acts}</p>
      {qa.leftOut > 0 && <p className="muted">{WORDS.leftOut(qa.leftOut)}</p>}
      <ol className="qa-lines" translate="no">
        {qa.acts.map((act, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same act may have been done twice
          <li key={index}>
            <code>{encodeState({ acts: [act], at: null })}</code>
          </li>
        ))}
      </ol>
    </>
  );
}
