/** The ways to customer service: by phone, by mail, and with a form (spec 8 and 9). */
import type { ReactNode } from 'react';
import { Mail, MessageSquareText, Phone } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectSettings, selectSettingsStatus } from '@/core/settings/settingsSlice';
import { dialNumber } from '@/domain/dialNumber';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
import './support.scss';

/** A way that the company does not have is left out. */
export function ContactWays() {
  const { t } = useTranslation('service');
  const settings = useAppSelector(selectSettings);
  const failed = useAppSelector(selectSettingsStatus) === 'failed';
  const phone = settings?.support_phone ?? null;
  const email = settings?.support_email ?? null;
  const waiting = failed ? (
    <p className="muted">{t('ways.unknown')}</p>
  ) : (
    <Skeleton width="180px" height="24px" />
  );
  return (
    <section aria-labelledby="ways-title">
      <h2 id="ways-title" className="visually-hidden">
        {t('ways.title')}
      </h2>
      <div className="ways">
        {phone !== '' && (
          <Way icon={Phone} title={t('ways.phone')} text={t('ways.phoneText')}>
            {phone === null ? waiting : <WayLink to={`tel:${dialNumber(phone)}`}>{phone}</WayLink>}
          </Way>
        )}
        {email !== '' && (
          <Way icon={Mail} title={t('ways.email')} text={t('ways.emailText')}>
            {email === null ? waiting : <WayLink to={`mailto:${email}`}>{email}</WayLink>}
          </Way>
        )}
        <Way icon={MessageSquareText} title={t('ways.form')} text={t('ways.formText')}>
          <Link className="way-link" to={path('complaints')}>
            {t('ways.formAction')}
          </Link>
        </Way>
        <p className="ways-note muted">{t('ways.note')}</p>
      </div>
    </section>
  );
}

function WayLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className="way-link" href={to}>
      {children}
    </a>
  );
}

interface WayProps {
  icon: LucideIcon;
  title: string;
  text: string;
  children: ReactNode;
}

function Way({ icon, title, text, children }: WayProps) {
  return (
    <div className="way">
      <h3>
        <Icon as={icon} />
        {title}
      </h3>
      <div className="way-fact">{children}</div>
      <p className="muted">{text}</p>
    </div>
  );
}
