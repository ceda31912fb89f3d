/** A paying member has few credits, or none: a line that says so where writing is the next step, until it is closed. */
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { serverNow } from '@/api/serverClock';
import { CREDITS_HINT_REST_MS } from '@/config/limits';
import { path } from '@/config/paths';
import { selectCredits, selectPaidUser } from '@/core/auth/authSlice';
import { dismissed, selectDismissalsKnown } from '@/core/dismissals/dismissalsSlice';
import { selectDismissedBy } from '@/core/dismissals/dismissedBy';
import { toHeading } from '@/core/navigation/focusHeading';
import { selectSettings } from '@/core/settings/settingsSlice';
import { creditsBadge } from '@/domain/badges';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { buttonClass } from '@/ui/buttonClass';

/** Renders nothing while there are more than ten, for those who never bought any, and for a week after it was closed. */
export function LowCredits() {
  const { t } = useTranslation('likes');
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const credits = useAppSelector(selectCredits);
  const paid = useAppSelector(selectPaidUser);
  const message = useAppSelector(selectSettings)?.message_credits ?? 1;
  const known = useAppSelector(selectDismissalsKnown);
  // Few and none are two pieces of news: closing one does not close the other.
  const name = credits > 0 ? 'lowCredits' : 'noCredits';
  const closedAt = useAppSelector((state) => selectDismissedBy(state, name));
  const rests = closedAt !== null && serverNow() < closedAt + CREDITS_HINT_REST_MS;
  if (!paid || !known || rests || creditsBadge(credits) === null) return null;

  const price = t('low.price', { count: message });
  const next = encodeURIComponent(pathname + search);
  return (
    <Alert
      tone="amber"
      bar
      action={
        <Link to={`${path('credits')}?next=${next}`} className={buttonClass({ kind: 'link', size: 'sm' })}>
          {t('low.action')}
        </Link>
      }
      onDismiss={() => dispatch(dismissed({ name, at: serverNow() }))}
      dismissLabel={t('low.close')}
      dismissRef={toHeading}
    >
      {credits > 0 ? t('low.some', { count: credits, price }) : t('low.none', { price })}
    </Alert>
  );
}
