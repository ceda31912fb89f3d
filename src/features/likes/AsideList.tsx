/** Members passed in the game or hidden from search: which, since when, and the way back (spec beyond: my lists). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectAside } from '@/core/aside/asideSlice';
import type { AsideMark } from '@/core/aside/asideThunks';
import { useAppSelector } from '@/store/hooks';
import { AsidePlace } from './AsidePlace';
import { CardList } from './CardList';
import { NoLikes } from './NoLikes';
import { useKeptOrder } from './useKeptOrder';

export function AsideList() {
  const { t } = useTranslation('likes');
  const marks = useAppSelector(selectAside);
  const [ids, known] = useIdsAndMarks(marks);
  const { order, leave } = useKeptOrder(ids);
  return (
    <>
      {order.length === 0 ? (
        <NoLikes list="passed" />
      ) : (
        <CardList
          name="passed"
          ids={order}
          label={t('tabs.passed')}
          renderCard={(id, priority) => (
            <AsidePlace id={id} mark={known.get(id)} priority={priority} onBack={leave} />
          )}
        />
      )}
      <p className="aside-blocked muted">
        {t('aside.blocked')} <Link to={`${path('settings')}#blocked`}>{t('aside.blockedLink')}</Link>
      </p>
    </>
  );
}

type Known = ReadonlyMap<string, AsideMark>;

/** @returns who is aside now, and the latest mark of everybody who was while the page is open */
function useIdsAndMarks(marks: readonly AsideMark[]): [readonly string[], Known] {
  const [seen, setSeen] = useState<readonly AsideMark[] | null>(null);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [known, setKnown] = useState<Known>(new Map());
  if (seen !== marks) {
    setSeen(marks);
    setIds(marks.map(({ id }) => id));
    setKnown(new Map([...known, ...marks.map((mark): [string, AsideMark] => [mark.id, mark])]));
  }
  return [ids, known];
}
