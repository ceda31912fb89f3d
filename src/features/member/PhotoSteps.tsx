/** The way through the photos on the large one: story bars on phones, the edges to the one before and the next, the position. */
import { ChevronLeft, ChevronRight, Images } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '@/domain/model';
import { GlassLabel } from '@/ui/GlassLabel';
import { Icon } from '@/ui/Icon';

interface PhotoStepsProps {
  photos: readonly Photo[];
  chosen: number;
  onChoose: (index: number) => void;
}

export function PhotoSteps({ photos, chosen, onChoose }: PhotoStepsProps) {
  const { t } = useTranslation('members');
  return (
    <>
      <div className="story-bars" aria-hidden="true">
        {photos.map(({ id }, index) => (
          <i key={id} className={index === chosen ? 'is-on' : undefined} />
        ))}
      </div>
      <button
        type="button"
        className="story-step"
        aria-label={t('profile.photos.previous')}
        onClick={() => onChoose(chosen - 1)}
      >
        <Icon as={ChevronLeft} size={24} />
      </button>
      <button
        type="button"
        className="story-step story-step-next"
        aria-label={t('profile.photos.next')}
        onClick={() => onChoose(chosen + 1)}
      >
        <Icon as={ChevronRight} size={24} />
      </button>
      <output className="photo-count" aria-live="polite">
        <GlassLabel icon={<Icon as={Images} size={16} />}>
          {t('profile.photos.position', { number: chosen + 1, count: photos.length })}
        </GlassLabel>
      </output>
    </>
  );
}
