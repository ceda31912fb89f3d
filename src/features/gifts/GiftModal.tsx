/** Gives a member a gift: the choice, then word that it has arrived (spec 2, profile view). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { modalClosed, selectOpenModal } from '@/core/modals/modalsSlice';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Modal } from '@/ui/Modal';
import { GiftForm } from './GiftForm';
import { GiftSent } from './GiftSent';
import './gifts.scss';

/** Open while the modal `gift` is. */
export function GiftModal() {
  const { t } = useTranslation(['safety', 'common']);
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenModal);
  const id = open?.name === 'gift' ? open.profile : '';
  const profile = useAppSelector((state) => selectProfile(state, id));
  const [given, setGiven] = useState<string | null>(null);
  if (!profile) return null;
  const { name } = profile;
  const close = () => void dispatch(modalClosed());
  return (
    <Modal
      open
      sheet
      onClose={close}
      title={given === null ? t('gift.title', { name }) : t('gift.sent.title', { name })}
      closeLabel={t('common:actions.close')}
    >
      {given === null ? (
        <GiftForm profile={profile} onGiven={setGiven} onLeave={close} />
      ) : (
        <GiftSent profile={id} gift={given} onClose={close} />
      )}
    </Modal>
  );
}
