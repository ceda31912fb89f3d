/** The shape of the questions while they load. */
import { useTranslation } from 'react-i18next';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

/** As many as fill a tall screen, so that what stands below the answers does not move when they come. */
const SECTIONS = ['first', 'second', 'third'] as const;
const WIDTHS = ['46%', '62%', '38%', '71%', '54%', '49%', '66%', '42%'] as const;

export function FaqSkeleton() {
  const { t } = useTranslation('faq');
  return (
    <div className="faq-body" aria-busy="true">
      <VisuallyHidden>
        <output>{t('loading')}</output>
      </VisuallyHidden>
      <div className="faq-topics" aria-hidden="true">
        <Skeleton height="44px" />
      </div>
      <div className="faq-sections" aria-hidden="true">
        {SECTIONS.map((section) => (
          <div key={section} className="faq-section">
            <Skeleton width="180px" height="26px" />
            {WIDTHS.map((width) => (
              <div key={width} className="question-shape">
                <Skeleton width={width} height="18px" />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
