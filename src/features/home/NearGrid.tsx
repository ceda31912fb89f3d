/**
 * The members of the home page: eight at most, from the visitor's own country. Members see whom they look for; of visitors that is
 * not known, and they see whom the site speaks of.
 */
import type { ReactNode } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { selectUser } from '@/core/auth/authSlice';
import { selectIsGone } from '@/core/blocks/stillShown';
import { toHeading } from '@/core/navigation/focusHeading';
import { MemberCard } from '@/core/profiles/MemberCard';
import { selectSettings } from '@/core/settings/settingsSlice';
import { selectSourceToTell } from '@/core/tracking/sourceToTell';
import type { Gender } from '@/domain/model';
import { nicheName } from '@/domain/niche';
import { nicheGenders, nicheLeastAge } from '@/domain/nichePeople';
import { defaultFilters } from '@/domain/searchFilters';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { CardGrid } from '@/ui/CardGrid';
import { useMembersNearQuery } from './nearApi';
import { MOST_NEAR, NearPlaces } from './NearPlaces';

/** @param tiles stand below the members */
export function NearGrid({ tiles }: { tiles: ReactNode }) {
  const { t } = useTranslation(['home', 'common']);
  const formats = useFormats();
  const user = useAppSelector(selectUser);
  const settings = useAppSelector(selectSettings);
  const source = useAppSelector(selectSourceToTell);
  const { gender, country, min_age, max_age } = defaultFilters(user, settings);
  const niche = nicheName(settings?.niche ?? 1);
  const from = user ? min_age : nicheLeastAge(niche, min_age);
  const queryOf = (one: Gender) => ({
    gender: one,
    country,
    min_age: String(from),
    max_age: String(max_age),
    page: '1',
    ...source,
  });
  const genders = user ? [gender] : nicheGenders(niche);
  const asked = useMembersNearQuery(settings ? genders.map(queryOf) : skipToken);
  const isGone = useAppSelector(selectIsGone);
  if (asked.isError && !asked.isFetching) {
    return (
      <output className="home-lead">
        {t('members.failed')}{' '}
        <Button kind="link" ref={toHeading} onClick={() => void asked.refetch()}>
          {t('common:actions.retry')}
        </Button>
      </output>
    );
  }
  if (!asked.data) return <NearPlaces />;
  const shown = asked.data.filter(({ id }) => !isGone(id)).slice(0, MOST_NEAR);
  if (shown.length === 0) return <p className="home-lead">{t('members.none')}</p>;
  return (
    <>
      <p className="home-lead">{t('members.leadIn', { place: formats.country(country) })}</p>
      <CardGrid label={t('members.title')}>
        {shown.map((profile) => (
          <MemberCard key={profile.id} profile={profile} />
        ))}
      </CardGrid>
      {tiles}
    </>
  );
}
