/** The world's time (BX-04): every rule that depends on it follows with the next answer. */
import { Button } from '@/ui/Button';
import type { Qa } from '../useQa';
import { STEPS, WORDS } from '../words';

export function ClockPanel({ qa }: { qa: Qa }) {
  const alive = qa.life.is === 'alive' ? qa.life.alive : null;
  return (
    <>
      {alive && (
        <p>
          <time dateTime={alive.now}>{new Date(alive.now).toLocaleString('en-GB')}</time>
          {alive.frozen && ' (frozen)'}
        </p>
      )}
      <div className="cluster">
        {STEPS.map(([label, ms]) => (
          <Button key={label} size="sm" kind="outline" onClick={() => void qa.act({ do: 'later', ms })}>
            {label}
          </Button>
        ))}
        <Button size="sm" kind="outline" onClick={() => void qa.act({ do: 'clock', word: 'midnight' })}>
          {WORDS.midnight}
        </Button>
      </div>
      <div className="cluster">
        <Button
          size="sm"
          onClick={() => void qa.act({ do: 'clock', word: alive?.frozen === true ? 'run' : 'freeze' })}
        >
          {alive?.frozen === true ? WORDS.run : WORDS.freeze}
        </Button>
        <Button size="sm" kind="link" onClick={() => void qa.act({ do: 'clock', word: 'reset' })}>
          {WORDS.resetClock}
        </Button>
      </div>
      <p className="small muted">{WORDS.freezeHint}</p>
    </>
  );
}
