/** That somebody on this lander is fictional, in the line below the name. */
import { Drama } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';
import './membersOnline.scss';

export function FictionalKind() {
  const { t } = useTranslation('common');
  return (
    <span className="social-kind">
      <Icon as={Drama} size={16} /> {t('status.fictional')}
    </span>
  );
}
