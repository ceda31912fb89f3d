/** The frame of the log-in and sign-up pages: portraits on a night panel, the form beside them, the other way in on top. */
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import elena from '@/assets/portraits/elena.webp';
import marek from '@/assets/portraits/marek.webp';
import { path } from '@/config/paths';
import { LanguageMenu } from '@/core/navigation/LanguageMenu';
import { SiteLogo } from '@/core/navigation/SiteLogo';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { iconButtonClass } from '@/ui/IconButton';
import { SplitAuth } from '@/ui/SplitAuth';
import './authFrame.scss';

interface AuthFrameProps {
  title: string;
  lead: string;
  /** Heading and line on the night panel. */
  panel: { title: string; text: string };
  /** The other way in, top right. */
  other: { to: string; text: string };
  children: ReactNode;
}

export function AuthFrame({ title, lead, panel, other, children }: AuthFrameProps) {
  const { t } = useTranslation();
  return (
    <SplitAuth
      logo={<SiteLogo />}
      portraits={[marek, elena]}
      words={
        <>
          <p className="h1 auth-panel-title">{panel.title}</p>
          <p className="auth-panel-text">{panel.text}</p>
        </>
      }
      top={
        <>
          <Link className={iconButtonClass()} to={path('index')} aria-label={t('actions.backHome')}>
            <Icon as={ArrowLeft} size={24} />
          </Link>
          <div className="auth-top">
            <LanguageMenu />
            <Link className={buttonClass({ kind: 'link' })} to={other.to}>
              {other.text}
            </Link>
          </div>
        </>
      }
    >
      <header className="auth-head">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="muted">{lead}</p>
      </header>
      {children}
    </SplitAuth>
  );
}
