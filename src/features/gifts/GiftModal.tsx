/** Gives a member a gift: the choice, then word that it has arrived (spec 2, profile view). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUser } from '@/core/auth/authSlice';
import { modalClosed, selectOpenModal } from '@/core/modals/modalsSlice';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Modal } from '@/ui/Modal';
import { dropGiftDraft } from './giftDraft';
import { GiftForm } from './GiftForm';
import { GiftSent } from './GiftSent';
import './gifts.scss';

/** Open while the modal `gift` is. */
export function GiftModal() {
  const { t } = useTranslation(['safety', 'common']);
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectUser)?.id ?? '';
  const open = useAppSelector(selectOpenModal);
  const id = open?.name === 'gift' ? open.profile : '';
  const profile = useAppSelector((state) => selectProfile(state, id));
  const [given, setGiven] = useState<string | null>(null);
  if (!profile) return null;
  const { name } = profile;
  const leave = () => void dispatch(modalClosed());
  const close = (): void => {
    // Whoever closes it has decided against it; whoever is led away comes back to the choice.
    dropGiftDraft(account, id);
    leave();
  };
  return (
    <Modal
      open
      sheet
      onClose={close}
      title={given === null ? t('gift.title', { name }) : t('gift.sent.title', { name })}
      closeLabel={t('common:actions.close')}
    >
      {given === null ? (
        <GiftForm profile={profile} onGiven={setGiven} onLeave={leave} />
      ) : (
        <GiftSent profile={id} gift={given} onClose={close} />
      )}
    </Modal>
  );
}
