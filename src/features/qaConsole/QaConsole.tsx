/** The QA console: a button that says whether the mock is alive, and a drawer with everything that can be done to its world (BX-03). */
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { takeOpen, takeProblem } from './memory';
import { ClockPanel } from './panels/ClockPanel';
import { EventsPanel } from './panels/EventsPanel';
import { InspectPanel } from './panels/InspectPanel';
import { NetworkPanel } from './panels/NetworkPanel';
import { OutboxPanel } from './panels/OutboxPanel';
import { PersonaPanel } from './panels/PersonaPanel';
import { ScenariosPanel } from './panels/ScenariosPanel';
import { SettingsPanel } from './panels/SettingsPanel';
import { SharePanel } from './panels/SharePanel';
import { TextsPanel, WorldPanel } from './panels/WorldPanel';
import { Section } from './Section';
import { showTexts } from './textModes';
import type { Life } from './useAlive';
import { useQa, type Qa, type Ways } from './useQa';
import { SHORTCUT, useShortcut } from './useShortcut';
import { WORDS } from './words';
import './qaConsole.scss';

const LIFE_WORDS = { alive: WORDS.alive, dead: WORDS.dead, waking: WORDS.waking } as const;

/** The clock runs on, or somebody has stopped it. */
const clockNow = (life: Life): string | undefined =>
  life.is === 'alive'
    ? `${life.alive.now.slice(0, 16).replace('T', ' ')}${life.alive.frozen ? ', frozen' : ''}`
    : undefined;
const faultsNow = (life: Life): string | undefined =>
  life.is === 'alive' && life.alive.faults > 0 ? `${life.alive.faults} active` : undefined;

interface QaConsoleProps {
  ways: Ways;
  /** The inspector of the tracking record. */
  tracking: ReactNode;
}

export function QaConsole({ ways, tracking }: QaConsoleProps) {
  const qa = useQa(ways);
  const [open, setOpen] = useState(takeOpen);
  const { acts, look } = qa;
  useShortcut(() => setOpen((was) => !was));
  useEffect(() => {
    if (open) void look();
  }, [open, look]);
  // What the last page showed is shown again.
  useEffect(() => {
    const last = acts.findLast((act) => act.do === 'texts');
    showTexts(last?.do === 'texts' ? last.mode : 'plain');
  }, [acts]);
  return (
    <aside className="qa-dock" aria-label={WORDS.dock}>
      <button
        type="button"
        className={clsx('qa-button', `qa-${qa.life.is}`)}
        aria-haspopup="dialog"
        aria-keyshortcuts={SHORTCUT}
        aria-label={`${WORDS.title}: ${LIFE_WORDS[qa.life.is]}`}
        title={`${WORDS.title} (${SHORTCUT}): ${LIFE_WORDS[qa.life.is]}`}
        onClick={() => setOpen(true)}
      >
        <span className="qa-life" />
        {WORDS.button}
      </button>
      <Modal
        id="qa-console"
        size="lg"
        open={open}
        onClose={() => setOpen(false)}
        title={WORDS.title}
        closeLabel={WORDS.close}
      >
        <Drawer qa={qa} tracking={tracking} />
      </Modal>
    </aside>
  );
}

function Drawer({ qa, tracking }: { qa: Qa; tracking: ReactNode }) {
  const { life, acts, news, say, look } = qa;
  const [text, setText] = useState('');
  const shareable = useRef<HTMLDivElement>(null);
  const [problem] = useState(takeProblem);
  const copy = async (wanted: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(wanted);
      setText('');
      say(WORDS.copied);
    } catch {
      // The browser does not allow it here: the text is there to be taken by hand.
      setText(wanted);
      say(WORDS.notCopied);
      shareable.current?.scrollIntoView?.({ block: 'nearest' });
    }
  };
  const onCopy = (wanted: string) => void copy(wanted);
  const lastShown = acts.findLast((act) => act.do === 'show');
  return (
    <div className="qa-drawer" aria-busy={qa.busy}>
      <div className="qa-status">
        <span className={clsx('qa-life', `qa-${life.is}`)} />
        <span>{LIFE_WORDS[life.is]}</span>
        {life.is === 'dead' && (
          <Button size="sm" kind="link" onClick={() => void look()}>
            {WORDS.rearm}
          </Button>
        )}
        <output className="muted">{news}</output>
      </div>
      {problem !== null && (
        <p role="alert" className="qa-problem">
          {problem}
        </p>
      )}
      <Section
        title={WORDS.persona}
        now={life.is === 'alive' ? (life.alive.persona ?? WORDS.visitor) : undefined}
        open
      >
        <PersonaPanel qa={qa} />
      </Section>
      <Section title={WORDS.scenarios} now={lastShown?.do === 'show' ? lastShown.id : undefined}>
        <ScenariosPanel qa={qa} onCopy={onCopy} />
      </Section>
      <Section title={WORDS.clock} now={clockNow(life)}>
        <ClockPanel qa={qa} />
      </Section>
      <Section title={WORDS.network} now={faultsNow(life)}>
        <NetworkPanel qa={qa} />
      </Section>
      <Section title={WORDS.settings}>
        <SettingsPanel qa={qa} />
      </Section>
      <Section title={WORDS.events}>
        <EventsPanel qa={qa} />
      </Section>
      <Section title={WORDS.outbox}>
        <OutboxPanel qa={qa} />
      </Section>
      <Section title={WORDS.inspect}>
        <InspectPanel qa={qa} tracking={tracking} />
      </Section>
      <Section title={WORDS.texts}>
        <TextsPanel qa={qa} />
      </Section>
      <Section title={WORDS.world} now={life.is === 'alive' ? life.alive.seed : undefined}>
        <WorldPanel qa={qa} />
      </Section>
      <div ref={shareable}>
        <Section title={WORDS.share} open>
          <SharePanel qa={qa} onCopy={onCopy} text={text} />
        </Section>
      </div>
    </div>
  );
}
