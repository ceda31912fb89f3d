/** Finds the place by the browser's position: the button, its five permission states, and the question before anything is saved (spec 2, 3). */
import { useEffect, useId } from 'react';
import { LocateFixed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectGeolocation } from '@/core/geolocation/geolocationSlice';
import { followPermission, locate } from '@/core/geolocation/geolocationThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
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
  useEffect(() => followPermission(dispatch), [dispatch]);

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
          kind={refused || problem !== null ? 'outline' : 'dark'}
          icon={<Icon as={LocateFixed} />}
          busy={locating}
          aria-describedby={stateId}
          onClick={() => void dispatch(locate())}
        >
          {locating ? t('location.looking') : problem === null ? t('location.use') : t('location.again')}
        </Button>
      )}
      <div role="alert">
        {problem !== null && <Alert tone={refused ? 'amber' : 'red'}>{problemText(problem)}</Alert>}
      </div>
      {result !== false && (
        <FoundPlaceQuestion key={JSON.stringify(result)} place={result} onSaved={onSaved} />
      )}
    </Panel>
  );
}
