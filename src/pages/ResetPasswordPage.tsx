/** `/reset-password`: asks for the mail with the link to a new password (spec 2). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import helga from '@/assets/portraits/wall/helga.webp';
import kofi from '@/assets/portraits/wall/kofi.webp';
import yuki from '@/assets/portraits/wall/yuki.webp';
import { path } from '@/config/paths';
import { typedEmailIn } from '@/core/auth/typedEmail';
import { useHeadingFocus } from '@/core/navigation/useHeadingFocus';
import { Mailbox } from '@/features/access/Mailbox';
import { ResetRequestForm } from '@/features/access/ResetRequestForm';
import { AuthFrame } from '@/features/authFrame/AuthFrame';
import { Tagged } from '@/ui/Tagged';

/** Others than at the log-in and the sign-up, from which one comes; the first two are the night panel's. */
const FACES = [kofi, yuki, helga] as const;

export default function ResetPasswordPage() {
  const { t } = useTranslation('access');
  const state: unknown = useLocation().state;
  const [email, setEmail] = useState(() => typedEmailIn(state));
  const [sent, setSent] = useState<boolean | null>(null);
  const title = sent === true ? t('mailbox.title') : t('reset.title');
  useHeadingFocus(sent === null ? null : title);
  return (
    <AuthFrame
      title={title}
      lead={sent === true ? t('mailbox.lead', { email }) : t('reset.lead')}
      panel={{ title: t('reset.panelTitle'), text: t('reset.panelText'), portraits: FACES }}
      other={{ to: path('login'), text: t('reset.login') }}
      centred
      faces={FACES}
    >
      {sent === true ? (
        <Mailbox email={email} onOther={() => setSent(false)} />
      ) : (
        <>
          <ResetRequestForm
            email={email}
            onSent={(address) => {
              setEmail(address);
              setSent(true);
            }}
          />
          <p className="auth-onward">
            <Tagged text={t('reset.help')} tags={{ service: <Link to={path('service')} /> }} />
          </p>
        </>
      )}
    </AuthFrame>
  );
}
