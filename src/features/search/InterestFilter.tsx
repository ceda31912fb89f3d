/** The interests to search for, in their groups. */
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { INTEREST_GROUPS } from '@/config/interests';
import type { Interest } from '@/config/interests';
import { useInterestsQuery } from '@/core/lookups/lookupsApi';
import { onLostFocus } from '@/lib/onLostFocus';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';
import { Skeleton } from '@/ui/Skeleton';
import { InterestGroup } from './InterestGroup';

interface InterestFilterProps {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** In the sheet of a phone the page's heading is out of reach. */
const toTitle = onLostFocus<HTMLButtonElement>((gone) =>
  gone.closest('.interest-filter')?.querySelector('h3')?.focus({ preventScroll: true }),
);

/** Offers what the server's list and the texts both know. */
export function InterestFilter({ chosen, onChange }: InterestFilterProps) {
  const { t } = useTranslation(['search', 'interests', 'common']);
  const id = useId();
  const { data: offered, error, isFetching, refetch } = useInterestsQuery();
  const groups: { key: string; label: string; all: readonly Interest[] }[] = [
    { key: 'active', label: t('interests.groups.active'), all: INTEREST_GROUPS.active },
    { key: 'culture', label: t('interests.groups.culture'), all: INTEREST_GROUPS.culture },
    { key: 'food', label: t('interests.groups.food'), all: INTEREST_GROUPS.food },
    { key: 'together', label: t('interests.groups.together'), all: INTEREST_GROUPS.together },
    { key: 'intimate', label: t('interests.groups.intimate'), all: INTEREST_GROUPS.intimate },
  ];
  const toggle = (interest: string, on: boolean) =>
    onChange(on ? [...chosen, interest] : chosen.filter((other) => other !== interest));
  return (
    <section className="interest-filter" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        {t('interests.title')}
      </h3>
      <p className="small muted">{t('interests.help')}</p>
      {error !== undefined && (
        <ErrorState
          title={t('interests.failed')}
          action={
            <Button kind="link" busy={isFetching} ref={toTitle} onClick={() => void refetch()}>
              {t('common:actions.retry')}
            </Button>
          }
        />
      )}
      {!offered && error === undefined && <Skeleton height="9rem" />}
      {offered &&
        groups.map(({ key, label, all }) => (
          <InterestGroup
            key={key}
            label={label}
            interests={all.filter((interest) => offered.includes(interest))}
            chosen={chosen}
            onToggle={toggle}
          />
        ))}
    </section>
  );
}
