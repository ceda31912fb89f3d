/** One tap turns push on this device on or off, and what came of it is said. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { subscribePush, unsubscribePush } from '@/core/push/pushThunks';
import type { PushOutcome } from '@/core/push/pushThunks';
import { useAppDispatch } from '@/store/hooks';

type Outcome = PushOutcome | 'ended' | { failure: Failure | null };

/** @param onDone called once push is on */
export function usePushChoice(onDone: (() => void) | undefined) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const act = async (work: () => Promise<Outcome>): Promise<void> => {
    setBusy(true);
    setOutcome(null);
    const came = await work();
    setOutcome(came);
    setBusy(false);
    if (came === 'subscribed') onDone?.();
  };
  const turnOn = () =>
    act(async () => {
      const answer = await dispatch(subscribePush());
      if (subscribePush.fulfilled.match(answer)) return answer.payload;
      return answer.payload ? { failure: answer.payload } : 'unavailable';
    });
  const turnOff = () =>
    act(async () =>
      unsubscribePush.fulfilled.match(await dispatch(unsubscribePush())) ? 'ended' : 'unavailable',
    );

  const sentences = {
    subscribed: t('push.nowOn'),
    ended: t('push.nowOff'),
    undecided: t('push.undecided'),
    unavailable: t('push.unavailable'),
    // The state says it already.
    denied: null,
  };
  const text = (): string | null => {
    if (outcome === null) return null;
    if (typeof outcome === 'string') return sentences[outcome];
    return t('push.refused', { reason: failureText(outcome.failure) });
  };
  return {
    busy,
    turnOn,
    turnOff,
    /** What came of the last tap. */
    text: text(),
    good: outcome === 'subscribed' || outcome === 'ended',
    /** The browser's question was answered with no. */
    refused: outcome === 'denied',
  };
}
