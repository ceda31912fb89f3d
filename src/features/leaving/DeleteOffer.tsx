/** A discount for those who would rather stay: one screen, passed with one press of the same weight. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { refusalCode } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { path } from '@/config/paths';
import { selectPaidUser } from '@/core/auth/authSlice';
import { useFailureText } from '@/core/errors/useFailureText';
import { selectSettings } from '@/core/settings/settingsSlice';
import type { Discount } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { isFocusFree } from '@/ui/freeFocus';
import { fetchOffer } from './leavingThunks';

interface DeleteOfferProps {
  /** It was taken before, and its code lasts. */
  again: boolean;
  /** The code, once it was asked for. */
  taken: Discount | null;
  onTaken: (offer: Discount) => void;
  /** On to the deletion. */
  onSkip: () => void;
  /** To the packages instead. */
  onLeave: () => void;
}

export function DeleteOffer({ again, taken: offer, onTaken, onSkip, onLeave }: DeleteOfferProps) {
  const { t } = useTranslation('account');
  const formats = useFormats();
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const paid = useAppSelector(selectPaidUser);
  const percentage = useAppSelector(selectSettings)?.delete_discount ?? 0;
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const shop = path(paid ? 'credits' : 'premium');
  const packages = useRef<HTMLAnchorElement>(null);
  const [arrived, setArrived] = useState(false);
  // The link has taken the place of the button that was pressed here.
  useEffect(() => {
    if (arrived && isFocusFree(null)) packages.current?.focus();
  }, [arrived]);

  /** The day of the code begins when it is asked for, so it is not asked for before. */
  const take = async (): Promise<void> => {
    setAsking(true);
    setFailure(null);
    const answer = await dispatch(fetchOffer());
    setAsking(false);
    if (fetchOffer.fulfilled.match(answer)) {
      onTaken(answer.payload);
      setArrived(true);
    } else setFailure(answer.payload ?? { kind: 'server', status: 500 });
  };

  const percent = formats.percent(offer?.value_percentage ?? percentage);
  return (
    <div className="delete-step">
      <p>{again ? t('leave.offer.still', { percent }) : t('leave.offer.text', { percent })}</p>
      <output className="offer-answer">
        {offer !== null && (
          <>
            <span className="offer-code">{offer.code}</span>
            <span className="muted small">
              {offer.expires === null
                ? t('leave.offer.open', { percent })
                : t('leave.offer.until', {
                    percent,
                    day: formats.day(offer.expires),
                    time: formats.time(offer.expires),
                  })}
            </span>
          </>
        )}
      </output>
      <div role="alert">
        {failure !== null && (
          <Alert tone="red">
            {refusalCode(failure) === 'not_found' ? t('leave.offer.over') : failureText(failure)}
          </Alert>
        )}
      </div>
      <div className="delete-choices">
        {offer === null ? (
          <Button kind="outline" busy={asking} onClick={() => void take()}>
            {t('leave.offer.take')}
          </Button>
        ) : (
          <Link
            ref={packages}
            className={buttonClass({ kind: 'outline' })}
            to={`${shop}?code=${encodeURIComponent(offer.code)}`}
            onClick={onLeave}
          >
            {t('leave.offer.packages')}
          </Link>
        )}
        <Button kind="outline" onClick={onSkip}>
          {t('leave.offer.skip')}
        </Button>
      </div>
    </div>
  );
}
