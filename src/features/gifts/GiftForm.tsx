/** The gifts with their prices, the balance beside the button, and why it may not go through. */
import { useState } from 'react';
import { Drama } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { selectCredits, selectUser } from '@/core/auth/authSlice';
import { useFailureText } from '@/core/errors/useFailureText';
import type { Profile } from '@/domain/model';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { Icon } from '@/ui/Icon';
import { GiftChoice, GiftChoiceSkeleton } from './GiftChoice';
import { dropGiftDraft, keepGiftDraft, readGiftDraft } from './giftDraft';
import { GiftProblem, NotEnough } from './GiftProblem';
import { giftKey } from './giftKey';
import { useGiftsQuery } from './giftsApi';
import { giveGift } from './giveGift';

interface GiftFormProps {
  profile: Pick<Profile, 'id' | 'name' | 'fictional'>;
  /** @param gift its id */
  onGiven: (gift: string) => void;
  /** A link leads away from the dialog. */
  onLeave: () => void;
}

export function GiftForm({ profile, onGiven, onLeave }: GiftFormProps) {
  const { t } = useTranslation(['safety', 'common']);
  const failureText = useFailureText();
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectUser)?.id ?? '';
  const credits = useAppSelector(selectCredits);
  const { data: gifts, error, isFetching, refetch } = useGiftsQuery();
  const [wanted, setWanted] = useState(() => readGiftDraft(account, profile.id));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // It costs: nothing is chosen for anybody.
  const gift = gifts?.find(({ id }) => id === wanted);

  const give = async (): Promise<void> => {
    if (!gift) return;
    setBusy(true);
    setFailure(null);
    const act = giftKey(account, profile.id, gift.id);
    const answer = await dispatch(giveGift({ profile: profile.id, gift: gift.id, idempotencyKey: act.key }));
    setBusy(false);
    if (giveGift.fulfilled.match(answer)) {
      act.answered();
      dropGiftDraft(account, profile.id);
      onGiven(gift.id);
      return;
    }
    const came: Failure = answer.payload ?? { kind: 'server', status: 500 };
    if (came.kind === 'refused') act.answered();
    setFailure(came);
  };

  if (gifts === undefined && error !== undefined)
    return (
      <ErrorState
        title={t('gift.loadFailed')}
        text={'kind' in error ? failureText(error) : undefined}
        action={
          <Button kind="link" busy={isFetching} onClick={() => void refetch()}>
            {t('common:actions.retry')}
          </Button>
        }
      />
    );
  if (gifts?.length === 0) return <p>{t('gift.empty')}</p>;
  const short = gift ? credits < gift.credits : (gifts?.every((one) => credits < one.credits) ?? false);
  return (
    <div className="gift-form" aria-busy={gifts === undefined || undefined}>
      <p className="muted">{t('gift.lead')}</p>
      {profile.fictional && (
        <Alert tone="amber" icon={<Icon as={Drama} />}>
          {t('gift.fictional', { name: profile.name })}
        </Alert>
      )}
      {gifts ? (
        <GiftChoice
          gifts={gifts}
          chosen={gift?.id ?? null}
          onChoose={(id) => {
            setWanted(id);
            keepGiftDraft(account, profile.id, id);
            setFailure(null);
          }}
        />
      ) : (
        <GiftChoiceSkeleton />
      )}
      <div aria-live="polite">
        {short ? (
          <NotEnough profile={profile.id} onLeave={onLeave} />
        ) : (
          failure && <GiftProblem failure={failure} profile={profile} onLeave={onLeave} />
        )}
      </div>
      <div className="gift-actions">
        <span className="small muted gift-balance">{t('gift.balance', { count: credits })}</span>
        <Button
          kind={gift && !short ? 'hot' : 'outline'}
          size="lg"
          busy={busy}
          disabled={gift === undefined || short}
          onClick={() => void give()}
        >
          {gift ? t('gift.sendFor', { count: gift.credits }) : t('gift.choice')}
        </Button>
      </div>
    </div>
  );
}
