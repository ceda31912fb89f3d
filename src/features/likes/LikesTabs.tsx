/** The lists of the likes page with how many members are in each. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectAsideStatus } from '@/core/aside/asideSlice';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Tabs } from '@/ui/Tabs';
import { LIKES_TYPES, PASSED_QUERY } from './likesType';
import type { LikesList } from './likesType';
import { useCounts } from './useCounts';

const LISTS: readonly LikesList[] = [...LIKES_TYPES, 'passed'];

function addressOf(list: LikesList): string {
  if (list === 'received') return path('likes');
  if (list === 'passed') return `${path('likes')}?${PASSED_QUERY.name}=${PASSED_QUERY.value}`;
  return path('likesType', { type: list });
}

export function LikesTabs({ current }: { current: LikesList }) {
  const { t } = useTranslation('likes');
  const formats = useFormats();
  const counts = useCounts();
  const labels = {
    received: t('tabs.received'),
    given: t('tabs.given'),
    matches: t('tabs.matches'),
    passed: t('tabs.passed'),
  };
  // Counts of more digits than their place widen the row, and may push the current tab out of view.
  const known = LISTS.filter((list) => counts[list] !== null).length;
  // Few have passed anybody: for the others three tabs fill a phone, and none is cut. Where there is room it always stands.
  const failed = useAppSelector(selectAsideStatus) === 'failed';
  const isSpare = current !== 'passed' && !failed && !counts.passed;
  return (
    <Tabs label={t('tabs.label')} current={`${current} ${known}`}>
      {LISTS.map((list) => {
        const count = counts[list];
        return (
          <Link
            key={list}
            className={list === 'passed' && isSpare ? 'tab tab-spare' : 'tab'}
            aria-current={list === current ? 'page' : undefined}
            to={addressOf(list)}
          >
            {labels[list]} <b>{count !== null && formats.number(count)}</b>
          </Link>
        );
      })}
    </Tabs>
  );
}
