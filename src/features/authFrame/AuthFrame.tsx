/** The frame of the pages on which an account begins: portraits on a night panel, the form beside them, the other way in on top. */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import elena from '@/assets/portraits/elena.webp';
import marek from '@/assets/portraits/marek.webp';
import { LanguageMenu } from '@/core/navigation/LanguageMenu';
import { SiteLogo } from '@/core/navigation/SiteLogo';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { iconButtonClass } from '@/ui/IconButton';
import { SplitAuth } from '@/ui/SplitAuth';
import { AuthFaces } from './AuthFaces';
import './authFrame.scss';

interface AuthFrameProps {
  title: string;
  lead?: ReactNode;
  /** The panel's words say what the lead does: it shows where the panel does not. */
  leadAlone?: boolean | undefined;
  /** Heading and line on the night panel; whose portraits, when not the drawn ones. */
  panel: { title: string; text: ReactNode; portraits?: readonly string[] | undefined };
  /** Top right: the other way in, null where it stands elsewhere. Without it, no language is offered either (spec 2, complete-signup). */
  other?: { to: string; text: string } | null | undefined;
  /** An arrow in the place of the logo, which leads home. */
  back?: { to: string; label: string } | null | undefined;
  /** Above the heading: how far one is. */
  steps?: ReactNode;
  /** A form of few fields: it stands a little above the middle of the page, on phones below three faces. */
  centred?: boolean | undefined;
  /** With little more than a heading and a button: the middle of the page is where they stand. */
  short?: boolean | undefined;
  /** These three, where not the usual ones. */
  faces?: readonly string[] | undefined;
  children: ReactNode;
}

export function AuthFrame({
  title,
  lead,
  leadAlone = false,
  panel,
  other,
  back,
  steps,
  centred = false,
  short = false,
  faces,
  children,
}: AuthFrameProps) {
  return (
    <SplitAuth
      logo={<SiteLogo />}
      portraits={panel.portraits ?? [marek, elena]}
      words={
        <>
          <p className="h1 auth-panel-title">{panel.title}</p>
          <div className="auth-panel-text">{panel.text}</div>
        </>
      }
      top={
        <>
          {back ? (
            <Link className={iconButtonClass()} to={back.to} aria-label={back.label}>
              <Icon as={ArrowLeft} size={24} />
            </Link>
          ) : (
            <span className="auth-logo">
              <SiteLogo />
            </span>
          )}
          {other !== undefined && (
            <div className="auth-top">
              <LanguageMenu />
              {other !== null && (
                <Link className={buttonClass({ kind: 'link' })} to={other.to}>
                  {other.text}
                </Link>
              )}
            </div>
          )}
        </>
      }
    >
      <div
        className={clsx({ 'auth-centred': centred, 'auth-short': short, 'auth-alone': lead === undefined })}
      >
        {centred && <AuthFaces faces={faces} />}
        <header className="auth-head">
          {steps !== undefined && <div className="auth-steps">{steps}</div>}
          <h1 tabIndex={-1}>{title}</h1>
          {lead !== undefined && <p className={clsx('muted', leadAlone && 'auth-lead-alone')}>{lead}</p>}
        </header>
        {children}
      </div>
    </SplitAuth>
  );
}
