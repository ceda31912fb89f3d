/** The way to order again, with what would be bought and the card that would pay. */
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import type { StoredCard } from '@/domain/model';
import { methodOfBrand } from '@/domain/storedCard';
import { Icon } from '@/ui/Icon';
import { MethodMark } from '@/ui/MethodMark';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useCardName } from './useCardName';
import './againLink.scss';

interface AgainLinkProps {
  /** The card that would pay; undefined while it is asked for, null where none works. */
  card: StoredCard | null | undefined;
  /** What would be bought, and for how much; null while that is not known. */
  offer: string | null;
  /** The way back to where the member came from, for the address. */
  returnQuery: string;
}

export function AgainLink({ card, offer, returnQuery }: AgainLinkProps) {
  const { t } = useTranslation('premium');
  const { brand, name } = useCardName();
  return (
    <Link to={path('creditsRepeat') + returnQuery} className="again-link">
      <MethodMark method={(card && methodOfBrand(card.brand)) ?? 'creditcard'} />
      <span>
        {t('credits.again')} {/* Its line is kept, so that nothing moves when it comes. */}
        {card !== null && (
          <span className="again-offer caption muted num">
            {card && offer !== null && (
              <>
                {offer} <VisuallyHidden>{name(card)}</VisuallyHidden>
                <span aria-hidden="true">{`· ${brand(card)} •• ${card.last4}`}</span>
              </>
            )}
          </span>
        )}
      </span>
      <Icon as={ChevronRight} />
    </Link>
  );
}
