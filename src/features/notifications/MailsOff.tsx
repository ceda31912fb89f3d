/** E-mails to this member are off: what happened, and what to do about it (spec 3). */
import { useEffect, useId, useRef } from 'react';
import { MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import { useFailureText } from '@/core/errors/useFailureText';
import { useSendAgain } from '@/core/mails/useSendAgain';
import { SupportContact } from '@/core/support/SupportContact';
import type { DisabledReason } from '@/domain/model';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import { turnMailsOn } from './notificationsThunks';
import './notifications.scss';

/** Nothing while e-mails are on, but for the word that they are on again. */
export function MailsOff() {
  const { t } = useTranslation('account');
  const id = useId();
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const user = useAppSelector(selectUser);
  const { sent: done, failure, button } = useSendAgain(() => dispatch(turnMailsOn()));
  const reason = user?.disabled_reason ?? null;
  const said = useRef<HTMLOutputElement | null>(null);
  const isOnAgain = done && reason === null;

  useEffect(() => {
    // The pressed button went with its panel.
    if (isOnAgain) said.current?.focus();
  }, [isOnAgain]);

  if (user === null) return null;
  if (reason === null)
    return (
      <output ref={said} tabIndex={-1}>
        {isOnAgain && <Alert tone="green">{t('notifications.off.onAgain')}</Alert>}
      </output>
    );

  const steps: Record<DisabledReason, string[]> = {
    fbl: [
      t('notifications.off.fbl.step1'),
      t('notifications.off.fbl.step2'),
      t('notifications.off.fbl.step3'),
    ],
    bounce: [t('notifications.off.bounce.step1'), t('notifications.off.bounce.step2')],
    listunsubscribe: [
      t('notifications.off.listunsubscribe.step1'),
      t('notifications.off.listunsubscribe.step2'),
    ],
  };
  return (
    <Panel className="mails-off" labelledBy={id}>
      <h2 className="h4" id={id}>
        <Icon as={MailX} />
        {t(`notifications.off.${reason}.title`)}
      </h2>
      <p>{t(`notifications.off.${reason}.text`, { email: user.email })}</p>
      <ol>
        {steps[reason].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {reason === 'bounce' ? (
        <Link className={buttonClass({ kind: 'primary' })} to={`${path('settings')}#email`}>
          {t('notifications.off.bounce.action')}
        </Link>
      ) : (
        <Button kind="primary" {...button}>
          {t('notifications.off.again')}
        </Button>
      )}
      <div role="alert" className="mails-off-said">
        {failure && <Alert tone="red">{failureText(failure)}</Alert>}
      </div>
      <SupportContact />
      <p className="small">{t('notifications.off.meanwhile')}</p>
    </Panel>
  );
}
