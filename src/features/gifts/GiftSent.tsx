/** The gift has arrived: calm word of it, and the way to the conversation. */
import { useEffect, useRef } from 'react';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { giftIcon } from '@/core/gifts/giftIcons';
import { useGiftTexts } from '@/core/gifts/useGiftTexts';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';

interface GiftSentProps {
  /** Id of the member who has it. */
  profile: string;
  /** Id of the gift. */
  gift: string;
  onClose: () => void;
}

export function GiftSent({ profile, gift, onClose }: GiftSentProps) {
  const { t } = useTranslation('safety');
  const texts = useGiftTexts();
  const start = useRef<HTMLDivElement>(null);
  // The button that sent it is gone, and with it the focus.
  useEffect(() => start.current?.focus({ preventScroll: true }), []);
  return (
    <div className="gift-sent" tabIndex={-1} ref={start}>
      <span className="gift-picture">
        <Icon as={giftIcon(gift)} size={32} />
      </span>
      <p>
        <strong className="strong">{texts.sent(gift)}.</strong> {t('gift.sent.text')}
      </p>
      <div className="gift-actions">
        <Button kind="quiet" size="lg" onClick={onClose}>
          {t('gift.sent.done')}
        </Button>
        <Link
          className={buttonClass({ kind: 'hot', size: 'lg' })}
          to={path('memberChat', { id: profile })}
          onClick={onClose}
        >
          <Icon as={MessageCircle} />
          {t('gift.sent.open')}
        </Link>
      </div>
    </div>
  );
}
