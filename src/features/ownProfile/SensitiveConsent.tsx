/** The explicit consent that sexuality and interests need before they are kept: nothing is ticked, and saying no costs nothing. */
import { useEffect, useId, useRef, useState } from 'react';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { selectSiteName } from '@/core/settings/settingsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Checkbox } from '@/ui/Checkbox';
import { Icon } from '@/ui/Icon';
import { DEFECT, giveConsent } from './ownProfileThunks';
import './ownProfile.scss';

interface SensitiveConsentProps {
  /** The consent is on record: what it was needed for can be asked now. */
  onGiven?: (() => void) | undefined;
}

export function SensitiveConsent({ onGiven }: SensitiveConsentProps) {
  const [declined, setDeclined] = useState<boolean | null>(null);
  return declined === true ? (
    <Declined onAgain={() => setDeclined(false)} />
  ) : (
    <Question again={declined === false} onGiven={onGiven} onDecline={() => setDeclined(true)} />
  );
}

function Declined({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('profile');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="consent-declined">
      {t('consent.declined')}{' '}
      <Button ref={button} kind="link" size="sm" onClick={onAgain}>
        {t('consent.again')}
      </Button>
    </p>
  );
}

interface QuestionProps extends SensitiveConsentProps {
  /** It was declined and is asked for again: the focus goes to it. */
  again: boolean;
  onDecline: () => void;
}

function Question({ again, onGiven, onDecline }: QuestionProps) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const site = useAppSelector(selectSiteName) ?? '';
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [ticked, setTicked] = useState(false);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  useEffect(() => {
    if (again) box.current?.focus();
  }, [again]);

  async function agree(): Promise<void> {
    setMissing(!ticked);
    setFailure(null);
    if (!ticked) {
      box.current?.focus();
      return;
    }
    setBusy(true);
    const result = await dispatch(giveConsent());
    setBusy(false);
    if (giveConsent.fulfilled.match(result)) onGiven?.();
    else setFailure(result.payload ?? DEFECT);
  }

  return (
    <section className="consent" aria-labelledby={`${id}-title`}>
      <h2 className="consent-title" id={`${id}-title`}>
        <Icon as={ShieldCheck} />
        {t('consent.title')}
      </h2>
      <p>
        {t('consent.what')} {t('consent.why')}
      </p>
      <p>
        {t('consent.who')} {t('consent.withdraw')} {t('consent.refuse')}
      </p>
      <Checkbox
        ref={box}
        label={t('consent.agree', { site })}
        checked={ticked}
        onChange={({ target }) => {
          setTicked(target.checked);
          if (target.checked) setMissing(false);
        }}
        error={missing ? t('consent.missing') : undefined}
      />
      <div role="alert">{failure !== null && <Alert tone="red">{failureText(failure)}</Alert>}</div>
      <div className="consent-actions">
        <Button kind="outline" busy={busy} onClick={() => void agree()}>
          {t('consent.submit')}
        </Button>
        <Button kind="outline" onClick={onDecline}>
          {t('consent.decline')}
        </Button>
      </div>
    </section>
  );
}
