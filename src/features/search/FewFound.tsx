/** What helps when nobody or hardly anybody fits: one filter less, or members of a wider search. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toHeading } from '@/core/navigation/focusHeading';
import { useSomePortraits } from '@/core/profiles/useSomePortraits';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import './fewFound.scss';
import { OneFilterLess } from './OneFilterLess';
import type { MemberSearchState } from './useMemberSearch';
import { WiderResults } from './WiderResults';

interface FewFoundProps {
  search: MemberSearchState;
  /** Ids of those who fit. */
  found: readonly string[];
  renderCard: (id: string, priority: boolean) => ReactNode;
}

export function FewFound({ search, found, renderCard }: FewFoundProps) {
  const { t } = useTranslation('search');
  const portraits = useSomePortraits();
  const { clear } = search;
  return (
    <>
      {found.length === 0 && (
        <EmptyState
          portraits={portraits}
          title={t('none.title')}
          text={clear ? t('none.text') : t('none.textDefault')}
          actions={
            clear && (
              <>
                <Button ref={toHeading} onClick={clear}>
                  {t('none.action')}
                </Button>
                <OneFilterLess search={search} />
              </>
            )
          }
        />
      )}
      {found.length > 0 && clear && (
        <div className="few-found">
          <h2>{t('few.title')}</h2>
          <p>{t('few.text')}</p>
        </div>
      )}
      {found.length > 0 && clear && <OneFilterLess search={search} />}
      <WiderResults search={search} found={found} renderCard={renderCard} />
    </>
  );
}
