/** Who helps where a link did not do its work. */
import { useTranslation } from 'react-i18next';
import { SupportContact } from '@/core/support/SupportContact';
import './access.scss';

export function AccessHelp() {
  const { t } = useTranslation('access');
  return (
    <section className="access-help">
      <h2 className="h4">{t('notConfirmed.supportTitle')}</h2>
      <SupportContact />
    </section>
  );
}
