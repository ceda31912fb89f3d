/** The small print of a lander: for adults, what joining takes, and that the people on it are drawn. */
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLeastAge } from '@/core/settings/useLeastAge';
import { Icon } from '@/ui/Icon';
import { useLanderWay } from './useLanderWay';
import './landerAction.scss';

interface LanderNotesProps {
  /** Members themselves are on the page in their place. */
  members?: boolean;
}

export function LanderNotes({ members = false }: LanderNotesProps) {
  const { t } = useTranslation('landers');
  const age = useLeastAge();
  const { kind } = useLanderWay();
  return (
    <div className="lander-notes">
      <p className="lander-adults">
        <Icon as={ShieldCheck} size={18} />
        {kind === 'open' ? t('notes.adults', { age }) : t('notes.adultsOnly', { age })}
      </p>
      <p className="lander-drawn">{members ? t('notes.members') : t('notes.drawn')}</p>
    </div>
  );
}
