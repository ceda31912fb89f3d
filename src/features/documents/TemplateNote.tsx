/** That counsel has to check a page before it goes live, where it says what law asks for: documents, prices, ways to complain. */
import { useTranslation } from 'react-i18next';
import './templateNote.scss';

export function TemplateNote() {
  const { t } = useTranslation('documents');
  return <p className="template-note small">{t('template')}</p>;
}
