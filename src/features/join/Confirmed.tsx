/** The end of the sign-up for somebody whose address is confirmed. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '@/ui/buttonClass';

interface ConfirmedProps {
  /** Where the way on leads, a path of this site. */
  onwardTo: string;
  /** It is the page that the sign-up was asked from, not the search. */
  isReturn: boolean;
}

export function Confirmed({ onwardTo, isReturn }: ConfirmedProps) {
  const { t } = useTranslation('join');
  return (
    <div className="form-actions">
      <Link className={buttonClass({ kind: 'hot', size: 'lg', block: true })} to={onwardTo}>
        {isReturn ? t('confirmed.next') : t('confirmed.members')}
      </Link>
    </div>
  );
}
