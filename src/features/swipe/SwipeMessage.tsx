/** The line over the card: what did not go as the member wanted, or what undoing a like means. */
import { useTranslation } from 'react-i18next';
import { selectOnline } from '@/core/connection/connectionSlice';
import { toHeading } from '@/core/navigation/focusHeading';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { KIND } from '@/domain/swipeDeck';
import type { SwipeDeck, SwipeTrouble } from '@/domain/swipeDeck';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { actRetried, messageDismissed, selectDeck, selectNews } from './swipeSlice';
import { useTroubleText } from './useTroubleText';

const TONES = { held: 'cyan', failed: 'red', blocked: 'amber', gone: 'amber' } as const;

/** What waits for the network, while there is none. */
function heldOf({ calls }: SwipeDeck): SwipeTrouble | null {
  const call = calls.at(-1);
  if (!call) return null;
  const isUndo = call.call === 'unlike' || call.call === 'takeBack';
  return { id: call.id, act: isUndo ? 'undo' : KIND[call.call], why: 'held' };
}

/** Leaves with the next act, or when it is dismissed. */
export function SwipeMessage() {
  const { t } = useTranslation('swipe');
  const troubleText = useTroubleText();
  const dispatch = useAppDispatch();
  const deck = useAppSelector(selectDeck);
  const online = useAppSelector(selectOnline);
  const trouble = online ? deck.trouble : (heldOf(deck) ?? deck.trouble);
  const news = useAppSelector(selectNews);
  const id = trouble?.id ?? news?.id ?? '';
  const name = useAppSelector((state) => selectProfile(state, id))?.name ?? '';
  const isCounted = trouble === null && news?.counted === true;
  return (
    <div className="swipe-message-place" aria-live="polite">
      {(trouble !== null || isCounted) && (
        <Alert
          tone={trouble === null ? 'cyan' : TONES[trouble.why]}
          onDismiss={trouble?.why === 'held' ? undefined : () => dispatch(messageDismissed())}
          dismissLabel={t('trouble.dismiss')}
          dismissRef={toHeading}
          action={
            trouble?.why === 'failed' && (
              <Button kind="link" size="sm" ref={toHeading} onClick={() => dispatch(actRetried())}>
                {t('trouble.retry')}
              </Button>
            )
          }
        >
          {trouble === null ? t('said.unlikeCounted', { name }) : troubleText(trouble, name)}
        </Alert>
      )}
    </div>
  );
}
