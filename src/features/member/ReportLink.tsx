/** A visitor's way to report a profile: the form for everybody, which needs no account (spec 2). Members have the menu. */
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';

export function ReportLink({ id }: { id: string }) {
  const { t } = useTranslation('members');
  // Whoever reads the complaint needs the whole address.
  const item = window.location.origin + path('member', { id });
  const search = new URLSearchParams({ category: 'illegal_content', item }).toString();
  return (
    <p className="profile-report">
      <Link
        className={buttonClass({ kind: 'link', size: 'sm' })}
        to={{ pathname: path('complaints'), search }}
      >
        <Icon as={Flag} size={16} />
        {t('profile.reportProfile')}
      </Link>
    </p>
  );
}
