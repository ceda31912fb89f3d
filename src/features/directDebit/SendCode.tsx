/** Asks for a code by text message, the first or another, with the time until that is possible. */
import { useTranslation } from 'react-i18next';
import { LongWait } from '@/core/clock/LongWait';
import { useSecondsLeft } from '@/core/clock/useSecondsLeft';
import { Button } from '@/ui/Button';

interface SendCodeProps {
  /** No code for this order is on this phone: nothing else can be done. */
  first: boolean;
  /** Epoch ms by the server's clock. */
  until: number;
  busy: boolean;
  onAsk: () => void;
}

export function SendCode({ first, until, busy, onAsk }: SendCodeProps) {
  const { t } = useTranslation('directDebit');
  const seconds = useSecondsLeft(until);
  const look = first ? ({ kind: 'hot', size: 'lg', block: true } as const) : ({ kind: 'link' } as const);
  return (
    <div className={first ? undefined : 'dd-again'}>
      <Button
        {...look}
        busy={busy}
        aria-disabled={seconds > 0 || undefined}
        onClick={() => {
          if (seconds === 0) onAsk();
        }}
      >
        {first ? t('code.send') : t('code.again')}
      </Button>
      <LongWait active={busy} words={t('code.asking')} />
      {seconds > 0 && <p className="small muted num">{t('code.wait', { count: seconds })}</p>}
    </div>
  );
}
