/** The questions by topic, with the topics beside them. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { FaqSection } from '@/domain/faq';
import { hashName } from '@/lib/hashName';
import { useOpenOnPaper } from '@/ui/useOpenOnPaper';
import { Question } from './Question';
import { Topics } from './Topics';

interface SectionsProps {
  sections: readonly FaqSection[];
  /** What is searched for; a search shows no topics to choose from. */
  words: readonly string[];
}

export function Sections({ sections, words }: SectionsProps) {
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
      {search === '' && <Topics sections={sections} />}
      <div className="faq-sections" ref={answers}>
        {sections.map(({ id, title, items }, section) => (
          <section key={id} id={id} className="faq-section" aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} tabIndex={-1} className="h3">
              {title}
            </h2>
            {items.map((item, index) => (
              <Question
                // Another search opens other answers.
                key={`${item.id} ${search}`}
                item={item}
                words={words}
                named={item.id === named}
                // Whoever comes without a question sees what an answer is like.
                first={section + index === 0 && search === '' && named === ''}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}
