/** Beside the list while no conversation is open; on phones the list stands alone. */
import { MessageCircleHeart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';

export function NothingOpen() {
  const { t } = useTranslation('chats');
  return (
    <div className="chat-middle">
      <span className="chats-mark">
        <Icon as={MessageCircleHeart} size={32} />
      </span>
      <h2 className="h3">{t('none.title')}</h2>
      <p className="muted">{t('none.text')}</p>
    </div>
  );
}
