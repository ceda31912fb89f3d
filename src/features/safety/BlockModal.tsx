/** Says what blocking does before it is done (spec 6). */
import { useEffect } from 'react';
import { Ban, EyeOff, MessageCircleOff, Undo2 } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import { modalClosed, selectOpenModal } from '@/core/modals/modalsSlice';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Modal } from '@/ui/Modal';
import { useBlockAct } from './useBlockAct';
import './safety.scss';

/** Open while the modal `block` is. */
export function BlockModal() {
  const { t } = useTranslation(['safety', 'common']);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const open = useAppSelector(selectOpenModal);
  const id = open?.name === 'block' ? open.profile : '';
  const profile = useAppSelector((state) => selectProfile(state, id));
  const { blocked, block, busy, failure } = useBlockAct(id);
  // Whatever has become of the answer, and in whichever tab it was done.
  useEffect(() => {
    if (blocked) dispatch(modalClosed());
  }, [dispatch, blocked]);
  if (!profile) return null;
  const { name } = profile;
  const close = () => void dispatch(modalClosed());
  const effects: { icon: LucideIcon; text: string }[] = [
    { icon: MessageCircleOff, text: t('block.deleted') },
    { icon: EyeOff, text: t('block.hidden') },
    { icon: Ban, text: t('block.told', { name }) },
    { icon: Undo2, text: t('block.back', { name }) },
  ];
  return (
    <Modal
      open
      sheet
      onClose={close}
      title={t('block.title', { name })}
      closeLabel={t('common:actions.close')}
      footer={
        <>
          <Button kind="quiet" size="lg" onClick={close}>
            {t('block.cancel')}
          </Button>
          <Button kind="danger" size="lg" busy={busy} onClick={() => void block()}>
            {t('block.confirm', { name })}
          </Button>
        </>
      }
    >
      <p>{t('block.lead')}</p>
      <ul className="effects">
        {effects.map(({ icon, text }) => (
          <li key={text}>
            <Icon as={icon} />
            {text}
          </li>
        ))}
      </ul>
      <div role="alert">
        {failure !== null && !busy && (
          <Alert tone="red">
            {failure.kind === 'refused'
              ? t('block.failed', { name, reason: failureText(failure) })
              : t('block.unsure', { name, reason: failureText(failure) })}
          </Alert>
        )}
      </div>
    </Modal>
  );
}
