/** Shown over the conversation while a file is held above the page: where it goes when it is let go. */
import { useTranslation } from 'react-i18next';
import { ImagePlus } from 'lucide-react';
import { Icon } from '@/ui/Icon';
import './attachments.scss';

export function DropNote({ name }: { name: string }) {
  const { t } = useTranslation('chatTools');
  return (
    <div className="drop-note">
      <Icon as={ImagePlus} size={32} />
      {t('attach.drop', { name })}
    </div>
  );
}
