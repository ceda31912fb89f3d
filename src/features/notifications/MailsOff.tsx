/** E-mails to this member are off: what happened, and what to do about it (spec 3). */
import { useId } from 'react';
import { MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import { SupportContact } from '@/core/support/SupportContact';
import type { DisabledReason } from '@/domain/model';
import { useAppSelector } from '@/store/hooks';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import './notifications.scss';

/** Nothing while e-mails are on. */
export function MailsOff() {
  const { t } = useTranslation('account');
  const id = useId();
  const user = useAppSelector(selectUser);
  const reason = user?.disabled_reason ?? null;
  if (user === null || reason === null) return null;

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
      {reason === 'bounce' && (
        <Link className={buttonClass({ kind: 'primary' })} to={`${path('settings')}#email`}>
          {t('notifications.off.bounce.action')}
        </Link>
      )}
      <SupportContact />
      <p className="small">{t('notifications.off.meanwhile')}</p>
    </Panel>
  );
}
