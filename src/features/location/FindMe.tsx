/** Finds the place by the browser's position: the button, its five permission states, and the question before anything is saved (spec 2, 3). */
import { useEffect, useId, useRef } from 'react';
import { LocateFixed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { placeSettled, selectGeolocation } from '@/core/geolocation/geolocationSlice';
import { followPermission, locate } from '@/core/geolocation/geolocationThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { isFocusFree } from '@/ui/freeFocus';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { AllowAgain } from './AllowAgain';
import { FoundPlaceQuestion } from './FoundPlaceQuestion';
import { useLocatingText } from './useLocatingText';
import './location.scss';

interface FindMeProps {
  /** After the found place was saved. */
  onSaved: () => void;
}

export function FindMe({ onSaved }: FindMeProps) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const { permission, locating, problem, result } = useAppSelector(selectGeolocation);
  const { stateText, problemText } = useLocatingText();
  const titleId = useId();
  const stateId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const search = useRef<{ abort: () => void } | null>(null);
  useEffect(() => followPermission(dispatch), [dispatch]);
  useEffect(
    () => () => {
      // Whoever comes back is not met by an old question.
      search.current?.abort();
      dispatch(placeSettled());
    },
    [dispatch],
  );

  /** The question goes with its buttons: whoever pressed one goes on at the button that asks anew. */
  const settle = (): void => {
    if (isFocusFree(button.current?.closest('.panel'))) button.current?.focus();
    dispatch(placeSettled());
  };

  const refused = permission === 'denied';
  return (
    <Panel labelledBy={titleId} className="find-me">
      <h2 className="h3" id={titleId}>
        {t('location.find')}
      </h2>
      <p className="muted" id={stateId}>
        {stateText(permission)}
      </p>
      {refused && <AllowAgain />}
      {permission !== 'unsupported' && (
        <Button
          ref={button}
          kind={refused || problem !== null ? 'outline' : 'hot'}
          icon={<Icon as={LocateFixed} />}
          busy={locating}
          aria-describedby={stateId}
          onClick={() => {
            search.current = dispatch(locate());
          }}
        >
          {locating ? t('location.looking') : problem === null ? t('location.use') : t('location.again')}
        </Button>
      )}
      <div role="alert">
        {problem !== null && (
          <Alert tone={refused || problem === 'undecided' ? 'amber' : 'red'}>{problemText(problem)}</Alert>
        )}
      </div>
      {result !== false && (
        <FoundPlaceQuestion
          key={JSON.stringify(result)}
          place={result}
          onWrong={settle}
          onSaved={() => {
            settle();
            onSaved();
          }}
        />
      )}
    </Panel>
  );
}
