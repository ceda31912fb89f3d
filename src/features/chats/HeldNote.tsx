/** Beside a message that was to be changed: what has to be sent, or taken out, before it can be. */
import { useTranslation } from 'react-i18next';
import type { Held } from './takingBack';

export function HeldNote({ held }: { held: Held }) {
  const { t } = useTranslation('chatTools');
  return <span role="alert">{held === 'photo' ? t('held.photo') : t('held.reply')}</span>;
}
