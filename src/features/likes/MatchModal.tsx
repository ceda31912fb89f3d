/** The moment of a match: who it is, a first line, and the way to the conversation (spec 4). */
import type { ReactNode } from 'react';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { modalClosed, selectOpenModal } from '@/core/modals/modalsSlice';
import { selectProfile } from '@/core/profiles/profilesSlice';
import type { Profile } from '@/domain/model';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { MomentModal } from './MomentModal';

interface MatchModalProps {
  /** The first line to this member, where conversations keep what is written. */
  renderOpening: (profile: Profile) => ReactNode;
}

/** Open while the modal `match` is. */
export function MatchModal({ renderOpening }: MatchModalProps) {
  const { t } = useTranslation('likes');
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenModal);
  const match = open?.name === 'match' ? open : null;
  const profile = useAppSelector((state) => selectProfile(state, match?.profile ?? ''));
  if (!match || !profile) return null;
  const { id, name, fictional } = profile;
  const close = () => void dispatch(modalClosed());
  return (
    <MomentModal
      // The next match begins anew, with its own movement.
      key={id}
      profile={profile}
      title={t('match.title')}
      text={t(fictional ? 'match.textFictional' : 'match.text', { name })}
      onClose={close}
      actions={
        <>
          <Link
            className={buttonClass({ kind: 'white', size: 'lg' })}
            to={
              match.conversation === null
                ? path('memberChat', { id })
                : path('chat', { id: match.conversation })
            }
            // The conversation's writing field takes the focus.
            state="writing"
            onClick={close}
          >
            <Icon as={MessageCircle} />
            {t('match.write', { name })}
          </Link>
          <Button kind="link" onClick={close}>
            {t('match.later')}
          </Button>
        </>
      }
    >
      {renderOpening(profile)}
    </MomentModal>
  );
}
