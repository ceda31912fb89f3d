/** What counts at the moment, and until when. */
import { useTranslation } from 'react-i18next';
import { browserObjects } from '@/core/consent/consentListeners';
import { selectConsent } from '@/core/consent/consentSlice';
import { choiceEnds } from '@/domain/consent';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';

export function ConsentStatus() {
  const { t } = useTranslation('consent');
  const { date } = useFormats();
  const { state, choice } = useAppSelector(selectConsent);

  const text = (): string => {
    if (state === 'unknown' || state === 'asked') return t(`status.${state}`);
    if (choice !== null) {
      const [day, until] = [choice.at, choiceEnds(choice)].map((at) => date(new Date(at).toISOString()));
      return t(`status.${state}`, { date: day ?? '', until: until ?? '' });
    }
    return state === 'refused' && browserObjects() ? t('status.objects') : t('status.country');
  };
  return <p className="consent-status small">{text()}</p>;
}
