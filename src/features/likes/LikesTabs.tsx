/** The kinds of likes with how many there are of each. */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Tabs } from '@/ui/Tabs';
import { selectGiven, selectLikesStatus, selectMatches, selectReceived } from './likesSlice';
import { LIKES_TYPES } from './likesType';
import type { LikesType } from './likesType';

export function LikesTabs({ current }: { current: LikesType }) {
  const { t } = useTranslation('likes');
  const formats = useFormats();
  const known = useAppSelector(selectLikesStatus) === 'ready';
  const counts = {
    received: useAppSelector(selectReceived).length,
    given: useAppSelector(selectGiven).length,
    matches: useAppSelector(selectMatches).length,
  };
  const labels = { received: t('tabs.received'), given: t('tabs.given'), matches: t('tabs.matches') };
  return (
    <Tabs label={t('tabs.label')}>
      {LIKES_TYPES.map((type) => (
        <Link
          key={type}
          className="tab"
          aria-current={type === current ? 'page' : undefined}
          to={type === 'received' ? path('likes') : path('likesType', { type })}
        >
          {labels[type]} {known && <b>{formats.number(counts[type])}</b>}
        </Link>
      ))}
    </Tabs>
  );
}
