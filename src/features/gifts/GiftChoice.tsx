/** The gifts, one to choose, each with its price. */
import { useTranslation } from 'react-i18next';
import { giftIcon } from '@/core/gifts/giftIcons';
import { useGiftTexts } from '@/core/gifts/useGiftTexts';
import type { Gift } from '@/domain/model';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';

interface GiftChoiceProps {
  gifts: readonly Gift[];
  /** Id of the chosen one. */
  chosen: string | null;
  onChoose: (id: string) => void;
}

export function GiftChoice({ gifts, chosen, onChoose }: GiftChoiceProps) {
  const { t } = useTranslation('safety');
  const texts = useGiftTexts();
  return (
    <fieldset className="gift-choice">
      <legend className="visually-hidden">{t('gift.choice')}</legend>
      {gifts.map(({ id, credits }) => (
        <label key={id} className="gift-tile">
          <input type="radio" name="gift" value={id} checked={id === chosen} onChange={() => onChoose(id)} />
          <span>
            <Icon as={giftIcon(id)} size={32} />
            <b>{texts.name(id)}</b>
            <span className="caption muted">{t('gift.price', { count: credits })}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function GiftChoiceSkeleton() {
  return (
    <div className="gift-choice">
      {[1, 2, 3, 4, 5, 6].map((tile) => (
        <Skeleton key={tile} height="118px" />
      ))}
    </div>
  );
}
