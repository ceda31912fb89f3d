/** Asks whether the found place is right; only a yes saves it. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import type { FoundPlace } from '@/core/geolocation/geolocationSlice';
import { uuid } from '@/lib/uuid';
import { useAppDispatch } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { useAnnouncer } from '@/ui/Announcer';
import { Button } from '@/ui/Button';
import { useFreeFocus } from '@/ui/useFreeFocus';
import { savePlace } from './locationThunks';
import { usePlaceName } from './usePlaceName';

interface FoundPlaceQuestionProps {
  place: FoundPlace;
  /** The member says no. */
  onWrong: () => void;
  onSaved: () => void;
}

export function FoundPlaceQuestion({ place, onWrong, onSaved }: FoundPlaceQuestionProps) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const placeName = usePlaceName();
  const announce = useAnnouncer();
  const [idempotencyKey] = useState(uuid);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const text = t('location.right', { place: placeName(place) });
  // The answer to the button that was pressed: read out, and in reach.
  useFreeFocus(question, () => announce(text));

  const save = async (): Promise<void> => {
    setSaving(true);
    setFailure(null);
    const result = await dispatch(savePlace({ place, idempotencyKey }));
    setSaving(false);
    if (savePlace.fulfilled.match(result)) onSaved();
    else setFailure(result.payload ?? { kind: 'server', status: 500 });
  };

  return (
    <div className="found-place">
      <p className="found-question" tabIndex={-1} ref={question}>
        {text}
      </p>
      <div className="cluster">
        <Button busy={saving} onClick={() => void save()}>
          {t('location.save')}
        </Button>
        <Button
          kind="outline"
          aria-disabled={saving}
          onClick={() => {
            if (!saving) onWrong();
          }}
        >
          {t('location.wrong')}
        </Button>
      </div>
      <div role="alert">
        {failure !== null && (
          <Alert tone="red">
            {failure.kind === 'refused' && failure.status === 422
              ? t('location.refused')
              : failureText(failure)}
          </Alert>
        )}
      </div>
    </div>
  );
}
