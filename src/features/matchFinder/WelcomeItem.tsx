/** A member shown to somebody who has just joined: the card, and what fits. */
import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Interest } from '@/config/interests';
import { Icon } from '@/ui/Icon';

/** More would be a list to read; the profile has the rest. */
const MOST_SHARED = 3;

interface WelcomeItemProps {
  /** Interests that both have. */
  shared: readonly Interest[];
  card: ReactNode;
}

export function WelcomeItem({ shared, card }: WelcomeItemProps) {
  const { t } = useTranslation(['finder', 'interests']);
  const names = shared.slice(0, MOST_SHARED).map((name) => t(`interests:${name}`));
  return (
    <li className="match">
      {card}
      {names.length > 0 && (
        <div className="match-common small">
          <Icon as={Check} size={16} />
          <ul aria-label={t('results.shared')}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}
