/** What a document holds: beside it where there is room, folded above it on phones. */
import { useEffect, useRef } from 'react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SITE_NAME } from '@/config/site';
import { selectSiteName } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { useSectionInSight } from '@/ui/useSectionInSight';
import { COMPANY } from './companyAnchor';
import type { DocumentSections } from './documentSections';

/** How much of the list stays in sight above and below the current entry, px. */
const AROUND = 44;

export function Contents({ sections }: { sections: DocumentSections }) {
  const { t } = useTranslation('documents');
  const site = useAppSelector(selectSiteName) ?? SITE_NAME;
  const current = useSectionInSight([...Object.keys(sections), COMPANY]);
  const nav = useRef<HTMLElement>(null);
  // A list that is longer than the window follows what is being read.
  useEffect(() => {
    const list = nav.current;
    const entry = current && list?.querySelector<HTMLElement>('.contents-wide [aria-current]');
    if (!list || !entry) return;
    const { offsetTop, offsetHeight } = entry;
    const least = offsetTop + offsetHeight + AROUND - list.clientHeight;
    list.scrollTop = Math.max(least, Math.min(list.scrollTop, offsetTop - AROUND));
  }, [current]);
  const mark = (id: string) => (id === current ? ({ 'aria-current': 'location' } as const) : {});
  const list = (
    <ol>
      {Object.entries(sections).map(([id, { title }]) => (
        <li key={id}>
          <Link to={{ hash: `#${id}` }} {...mark(id)}>
            {title}
          </Link>
        </li>
      ))}
      <li>
        <Link to={{ hash: `#${COMPANY}` }} {...mark(COMPANY)}>
          {t('company.title', { site })}
        </Link>
      </li>
    </ol>
  );
  return (
    <nav className="contents" aria-label={t('contents')} ref={nav}>
      <p className="contents-title caption muted" aria-hidden="true">
        {t('contents')}
      </p>
      <div className="contents-wide">{list}</div>
      <details className="contents-folded">
        <summary>
          {t('contents')}
          <Icon as={ChevronDown} />
        </summary>
        {list}
      </details>
    </nav>
  );
}
