/** The frame of every page of the own account: whose it is and where else to go on the left, the page on the right (spec 2). */
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { useLocation } from 'react-router';
import { path } from '@/config/paths';
import { Page } from '@/ui/Page';
import { AccountMeter } from './AccountMeter';
import { AccountNav } from './AccountNav';
import { AccountOwner } from './AccountOwner';
import './accountFrame.scss';

interface AccountFrameProps {
  /** The page's heading. */
  title: string;
  /** One sentence under the heading. */
  lead?: ReactNode;
  /** Right of the heading: a meter, a button. */
  aside?: ReactNode;
  children: ReactNode;
}

export function AccountFrame({ title, lead, aside, children }: AccountFrameProps) {
  const isProfile = useLocation().pathname === path('profile');
  return (
    <Page className={clsx('account', isProfile && 'account-profile')}>
      <div className="account-side">
        <AccountOwner />
        <AccountNav />
      </div>
      <div className="account-main">
        <div className="account-head">
          <div className="account-title">
            <h1 tabIndex={-1}>{title}</h1>
            {lead !== undefined && <p className="account-lead">{lead}</p>}
          </div>
          {aside !== undefined && <div className="account-aside">{aside}</div>}
        </div>
        {children}
      </div>
      <AccountMeter />
    </Page>
  );
}
