/** The questions by topic, with the topics beside them. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { FaqSection } from '@/domain/faq';
import { hashName } from '@/lib/hashName';
import { useOpenOnPaper } from '@/ui/useOpenOnPaper';
import { Question } from './Question';

interface SectionsProps {
  sections: readonly FaqSection[];
  /** What is searched for; a search shows no topics to choose from. */
  words: readonly string[];
}

export function Sections({ sections, words }: SectionsProps) {
  const { t } = useTranslation('faq');
  const location = useLocation();
  const named = hashName(location.hash);
  const answers = useRef<HTMLDivElement>(null);
  useOpenOnPaper(answers);

  // Who follows a link to an answer goes on from there; the scroll is the navigation's.
  useEffect(() => {
    const target = document.getElementById(hashName(location.hash));
    target?.querySelector<HTMLElement>('summary, h2')?.focus({ preventScroll: true });
  }, [location]);

  const search = words.join(' ');
  return (
    <div className="faq-body">
      {search === '' && (
        <nav className="faq-topics" aria-label={t('topics')}>
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link to={{ hash: `#${id}` }} className="faq-topic">
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="faq-sections" ref={answers}>
        {sections.map(({ id, title, items }) => (
          <section key={id} id={id} className="faq-section" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} tabIndex={-1} className="h3">
              {title}
            </h2>
            {items.map((item) => (
              // Another search opens other answers.
              <Question key={`${item.id} ${search}`} item={item} words={words} named={item.id === named} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
