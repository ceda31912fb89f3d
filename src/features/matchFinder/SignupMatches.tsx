/** After the sign-up: a first dozen of members, those with the most in common first (spec 2). */
import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { User } from '@/domain/model';
import { path } from '@/config/paths';
import { useWide } from '@/core/appearance/useWide';
import { useBackOnline } from '@/core/connection/useBackOnline';
import { useFailureText } from '@/core/errors/useFailureText';
import { mostInCommonFirst } from '@/domain/sharedInterests';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { MemberCardSkeleton } from '@/ui/MemberCardSkeleton';
import { Page } from '@/ui/Page';
import './matches.scss';
import { useSignupMatchesQuery } from './signupMatchesApi';
import { useStillShown } from '@/core/blocks/stillShown';
import { WelcomeItem } from './WelcomeItem';

interface SignupMatchesProps {
  user: User;
  /** Draws a member's card with its heart; `priority` for the first pictures. */
  renderCard: (id: string, priority: boolean) => ReactNode;
}

const HOW_MANY = 12;
const FIRST_ROW = 5;

export function SignupMatches({ user, renderCard }: SignupMatchesProps) {
  const { t } = useTranslation(['finder', 'common']);
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useSignupMatchesQuery(user.id);
  const own = user.profile.interests;
  const members = useMemo(() => mostInCommonFirst((data ?? []).slice(0, HOW_MANY), own), [data, own]);
  const shown = useStillShown(members.map(({ id }) => id));
  const failure = data === undefined && error !== undefined && 'kind' in error ? error : null;
  const title = useRef<HTMLHeadingElement>(null);
  useBackOnline(() => {
    if (failure) void refetch();
  });
  const again = async (): Promise<void> => {
    const pressed = document.activeElement;
    const { isSuccess } = await refetch();
    // The button goes away, and with it the focus; whoever went on meanwhile is left alone.
    const { activeElement } = document;
    if (isSuccess && (activeElement === pressed || activeElement === document.body))
      title.current?.focus({ preventScroll: true });
  };
  const wide = useWide();
  const goOn = (
    <Link className={buttonClass({ kind: 'hot', size: 'lg' })} to={path('members')}>
      {t('welcome.goOn')}
    </Link>
  );
  if (data !== undefined && shown.length === 0) {
    return (
      <Page>
        <h1 tabIndex={-1} ref={title}>
          {t('welcome.title')}
        </h1>
        <EmptyState title={t('welcome.noneTitle')} text={t('welcome.noneText')} actions={goOn} />
      </Page>
    );
  }
  return (
    <Page>
      <header className="finder-results-head">
        <div>
          <h1 tabIndex={-1} ref={title}>
            {t('welcome.title')}
          </h1>
          <p className="muted">{own.length > 0 ? t('welcome.lead') : t('welcome.leadNew')}</p>
        </div>
        {/* At the end of its line there is room; elsewhere it stays at the bottom of the window. */}
        {wide && goOn}
      </header>
      {failure && (
        <ErrorState
          title={t('welcome.failed')}
          text={failureText(failure)}
          action={
            <Button kind="link" busy={isFetching} onClick={() => void again()}>
              {t('common:actions.retry')}
            </Button>
          }
        />
      )}
      {!failure && (
        <ul
          className="card-grid card-grid-5 welcome-grid"
          aria-label={t('welcome.list')}
          aria-busy={data === undefined || undefined}
        >
          {data === undefined &&
            Array.from({ length: HOW_MANY }, (_, index) => (
              <li key={index} aria-hidden="true">
                <MemberCardSkeleton />
              </li>
            ))}
          {members
            .filter(({ id }) => shown.includes(id))
            .map(({ id, shared }, index) => (
              <WelcomeItem key={id} shared={shared} card={renderCard(id, index < FIRST_ROW)} />
            ))}
        </ul>
      )}
      {!wide && <div className="welcome-actions">{goOn}</div>}
    </Page>
  );
}
