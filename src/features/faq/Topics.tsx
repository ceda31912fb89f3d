/** The topics of the questions; the one that is being read is marked. */
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FaqSection } from '@/domain/faq';
import { Icon } from '@/ui/Icon';
import { useSectionInSight } from '@/ui/useSectionInSight';

export function Topics({ sections }: { sections: readonly FaqSection[] }) {
  const { t } = useTranslation('faq');
  const current = useSectionInSight(sections.map(({ id }) => id));
  return (
    <nav className="faq-topics" aria-label={t('topics')}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={{ hash: `#${id}` }}
              className="faq-topic"
              {...(id === current && { 'aria-current': 'location' as const })}
            >
              {id === current && <Icon as={Check} size={16} />}
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
