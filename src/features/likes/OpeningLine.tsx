/** A first line to somebody, with what sending it will cost; it is sent in the conversation, never here. */
import { useTranslation } from 'react-i18next';
import { selectCredits } from '@/core/auth/authSlice';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';
import { LikeMomentLine } from '@/ui/LikeMomentLine';

interface OpeningLineProps {
  name: string;
  text: string;
  onWrite: (text: string) => void;
  /** Lines that suit the member. */
  ideas: readonly string[];
}

export function OpeningLine({ name, text, onWrite, ideas }: OpeningLineProps) {
  const { t } = useTranslation('likes');
  const settings = useAppSelector(selectSettings);
  const credits = useAppSelector(selectCredits);
  const cost = settings?.message_credits ?? 0;
  const price =
    cost === 0
      ? t('match.free')
      : `${t('match.cost', { count: cost })} ${t('match.balance', { count: credits })}`;
  return (
    <LikeMomentLine
      label={t('match.line', { name })}
      placeholder={t('match.placeholder')}
      value={text}
      maxLength={settings?.message_length}
      help={`${price} ${t('match.nothingSent')}`}
      ideas={ideas}
      ideasLabel={t('match.ideas')}
      onChange={onWrite}
    />
  );
}
