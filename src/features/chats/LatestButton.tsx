/** The way to the newest message, with how many nobody has seen. */
import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';
import { toLog } from './toLog';

interface LatestButtonProps {
  /** Messages of the partner below the view. */
  unseen: number;
  /** The reader looks at a part far from the newest messages. */
  far: boolean;
  onPress: () => void;
}

export function LatestButton({ unseen, far, onPress }: LatestButtonProps) {
  const { t } = useTranslation('chats');
  const words = unseen > 0 ? t('log.latest', { count: unseen }) : far ? t('log.toNewest') : null;
  return (
    <button ref={toLog} type="button" className="chats-latest" onClick={onPress}>
      <Icon as={ArrowDown} size={16} />
      <span className={words === null ? 'visually-hidden' : undefined}>{words ?? t('log.jump')}</span>
    </button>
  );
}
