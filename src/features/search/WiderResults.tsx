/** Members of a wider search, with what was given up to find them. */
import { Fragment, useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUser } from '@/core/auth/authSlice';
import { useStillShown } from '@/core/blocks/stillShown';
import { toHeading } from '@/core/navigation/focusHeading';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { CardGrid } from '@/ui/CardGrid';
import { MemberCardSkeleton } from '@/ui/MemberCardSkeleton';
import { filterKey } from './filterKey';
import { filtersInForce } from '@/domain/searchFiltersInForce';
import type { WiderSearch } from '@/domain/searchFiltersWider';
import { useFilterName } from './useFilterName';
import type { MemberSearchState } from './useMemberSearch';
import { useWiderQuery } from './widerApi';

interface WiderResultsProps {
  search: MemberSearchState;
  /** Ids of those who fit and are shown already. */
  found: readonly string[];
  renderCard: (id: string, priority: boolean) => ReactNode;
}

const MOST = 12;
const SKELETONS = Array.from({ length: 4 }, (_, index) => <MemberCardSkeleton key={index} />);

/** Nothing when nobody else is found, or the wider search fails: it is an extra. */
export function WiderResults({ search, found, renderCard }: WiderResultsProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const viewer = useAppSelector(selectUser)?.id ?? '';
  const { filters, defaults, apply } = search;
  const why = useWhy(search, found.length === 0);
  const { currentData: wider, isFetching } = useWiderQuery({
    filters,
    found: found.length,
    least: defaults.min_age,
    viewer,
  });
  const others = useStillShown(wider?.ids ?? []);
  const ids = others.filter((other) => !found.includes(other)).slice(0, MOST);
  if (!isFetching && ids.length === 0) return null;
  return (
    <section className="wider" aria-labelledby={id}>
      <h2 id={id}>{t('wider.title')}</h2>
      <p aria-live="polite">{wider && why(wider)}</p>
      <CardGrid label={t('wider.results')} busy={isFetching}>
        {wider ? ids.map((other) => <Fragment key={other}>{renderCard(other, false)}</Fragment>) : SKELETONS}
      </CardGrid>
      {wider && (
        <div className="more">
          <Button kind="outline" ref={toHeading} onClick={() => apply(wider.filters)}>
            {t('wider.show')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** @returns what was widened, in words */
function useWhy({ filters, defaults }: MemberSearchState, isNobody: boolean): (wider: WiderSearch) => string {
  const { t } = useTranslation('search');
  const formats = useFormats();
  const nameOf = useFilterName(filters);
  return (wider) => {
    const { countryregion, max_distance } = filters;
    if (wider.gaveUp.length === 1 && wider.gaveUp[0] === 'place') {
      if (!isNobody) return t('wider.further', { country: formats.country(filters.country) });
      if (countryregion !== null) return t('wider.nobodyIn', { place: countryregion });
      return t('wider.nobodyNear', { distance: formats.distance(max_distance ?? 0) });
    }
    const still = new Set(filtersInForce(wider.filters, defaults).map(filterKey));
    const gone = filtersInForce(filters, defaults).filter((filter) => !still.has(filterKey(filter)));
    const names = formats.list(gone.map(nameOf));
    return isNobody ? t('wider.leftOut', { filters: names }) : t('wider.leftOutMore', { filters: names });
  };
}
