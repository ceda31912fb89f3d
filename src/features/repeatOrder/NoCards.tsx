/** Nothing to repeat with: how a card comes to be stored, and the way to the packages. */
import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { buttonClass } from '@/ui/buttonClass';
import { EmptyState } from '@/ui/EmptyState';
import { Icon } from '@/ui/Icon';

export function NoCards({ shopPath }: { shopPath: string }) {
  const { t } = useTranslation('cards');
  return (
    <EmptyState
      icon={<Icon as={CreditCard} size={32} />}
      title={t('none.title')}
      text={t('none.text')}
      actions={
        <Link to={shopPath} className={buttonClass()}>
          {t('none.action')}
        </Link>
      }
    />
  );
}
