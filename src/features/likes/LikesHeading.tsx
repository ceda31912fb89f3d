/** The headline of the likes page says the number; it is the plain name until the number is known, or of a list that is empty. */
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '@/store/hooks';
import { Skeleton } from '@/ui/Skeleton';
import { selectNewLikes } from './likesSlice';
import type { LikesList } from './likesType';
import { useCounts } from './useCounts';

interface LikesHeadingProps {
  list: LikesList;
  status: 'idle' | 'loading' | 'ready' | 'failed';
}

export function LikesHeading({ list, status }: LikesHeadingProps) {
  const { t } = useTranslation('likes');
  const counts = useCounts();
  const fresh = useAppSelector(selectNewLikes);
  const ready = status === 'ready';
  const count = counts[list] ?? 0;
  const headlines = {
    received: t('count', { count }),
    given: t('countGiven', { count }),
    matches: t('countMatches', { count }),
    passed: t('countAside', { count }),
  };
  const isAside = list === 'passed';
  const title = isAside ? t('tabs.passed') : t('title');
  const lines = {
    received: fresh > 0 ? t('fresh', { count: fresh }) : t('noneFresh'),
    given: t('givenText'),
    matches: t('matchesText'),
    passed: t('asideText'),
  };
  return (
    <div>
      <h1 tabIndex={-1}>{ready && count > 0 ? headlines[list] : title}</h1>
      <output className="likes-count muted" aria-live="polite">
        {ready
          ? (count > 0 || isAside) && lines[list]
          : status !== 'failed' && <Skeleton width="14rem" height="1rem" />}
      </output>
    </div>
  );
}
