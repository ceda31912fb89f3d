/** Under the log-in: the way for those who are new. Where nobody can join, nothing speaks of it (ST-19). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isShut, selectWayIn } from '@/core/navigation/wayIn';
import { useAppSelector } from '@/store/hooks';
import { Tagged } from '@/ui/Tagged';

/** @param to address of the sign-up page */
export function JoinLine({ to }: { to: string }) {
  const { t } = useTranslation('auth');
  const shut = isShut(useAppSelector(selectWayIn));
  if (shut) return null;
  return (
    <p className="auth-onward">
      <Tagged text={t('login.newHere')} tags={{ join: <Link to={to} /> }} />
    </p>
  );
}
