/** Push on this device: what is, one button, and how to help oneself where the browser says no (spec 4, 8). */
import { useEffect, useRef } from 'react';
import { Bell, BellOff, BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { needsHomeScreen } from '@/core/push/pushDevice';
import { selectPushState } from '@/core/push/pushSlice';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { isFocusFree } from '@/ui/freeFocus';
import { Skeleton } from '@/ui/Skeleton';
import { AllowPushAgain } from './AllowPushAgain';
import { PushDetailChoice } from './PushDetailChoice';
import { PushState } from './PushState';
import { usePushChoice } from './usePushChoice';
import { usePushWatch } from './usePushWatch';
import './notifications.scss';

interface PushChoiceProps {
  /** Push is on now; for a page that goes on then. */
  onDone?: (() => void) | undefined;
}

export function PushChoice({ onDone }: PushChoiceProps) {
  const { t } = useTranslation('account');
  const known = usePushWatch();
  const { capable, subscribed } = useAppSelector(selectPushState);
  const { busy, turnOn, turnOff, text, good, refused } = usePushChoice(onDone);
  const choice = useRef<HTMLDivElement>(null);
  const state = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    // The pressed button is gone: how to allow it again follows the sentence.
    if (refused && isFocusFree(choice.current)) state.current?.focus({ preventScroll: true });
  }, [refused]);
  if (!known) return <Skeleton height="48px" />;
  if (!capable) {
    const text = needsHomeScreen() ? t('push.homeScreen') : t('push.incapable');
    return <PushState icon={BellOff}>{text}</PushState>;
  }

  const isOn = typeof subscribed === 'object';
  const isDenied = subscribed === 'denied';
  return (
    <div className="push-choice" ref={choice}>
      <PushState ref={state} icon={isOn ? BellRing : isDenied ? BellOff : Bell} lit={isOn}>
        {isOn ? t('push.on') : isDenied ? t('push.denied') : t('push.off')}
        {!isOn && <span className="muted d-block small">{t('push.discreet')}</span>}
      </PushState>
      {isOn && onDone === undefined && <PushDetailChoice />}
      {isDenied ? (
        <AllowPushAgain />
      ) : (
        <Button
          kind={isOn ? 'outline' : onDone ? 'hot' : 'primary'}
          busy={busy}
          onClick={() => void (isOn ? turnOff() : turnOn())}
        >
          {isOn ? t('push.turnOff') : t('push.turnOn')}
        </Button>
      )}
      <div className="push-outcome" aria-live="polite">
        {text !== null && <Alert tone={good ? 'green' : 'amber'}>{text}</Alert>}
      </div>
    </div>
  );
}
