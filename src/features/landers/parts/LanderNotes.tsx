/** The small print of a lander: for adults, what joining takes, and that the people on it are drawn. */
import type { ReactNode } from 'react';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLeastAge } from '@/core/settings/useLeastAge';
import { Icon } from '@/ui/Icon';
import { useLanderWay } from './useLanderWay';
import './landerAction.scss';

const SAID = { drawn: 'notes.drawn', members: 'notes.members' } as const;

interface LanderNotesProps {
  /** Who is to be seen: people that were drawn for it, or members themselves. */
  people?: keyof typeof SAID;
  /** What is to be known of this lander before that. */
  children?: ReactNode;
}

export function LanderNotes({ people = 'drawn', children }: LanderNotesProps) {
  const { t } = useTranslation('landers');
  const age = useLeastAge();
  const { kind } = useLanderWay();
  return (
    <div className="lander-notes">
      <p className="lander-adults">
        <Icon as={ShieldCheck} size={18} />
        {kind === 'open' ? t('notes.adults', { age }) : t('notes.adultsOnly', { age })}
      </p>
      {children}
      <p className="lander-drawn">{t(SAID[people])}</p>
    </div>
  );
}
