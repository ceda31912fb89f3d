/** Asks once before contact or bank details go to somebody: what they are, what that may mean, and both ways on. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactKind } from '@/domain/contactDetails';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';

interface ContactCheckProps {
  open: boolean;
  /** The most delicate first. */
  kinds: readonly ContactKind[];
  /** The addressee's name. */
  name: string;
  onSend: () => void;
  onBack: () => void;
}

export function ContactCheck({ open, kinds, name, onSend, onBack }: ContactCheckProps) {
  const { t } = useTranslation('chatTools');
  const back = useRef<HTMLButtonElement>(null);
  const [worst = 'phone'] = kinds;
  return (
    <Modal
      sheet
      open={open}
      onClose={onBack}
      title={t('check.title', { name })}
      initialFocus={back}
      footer={
        <>
          <Button kind="quiet" onClick={onSend}>
            {t('check.send')}
          </Button>
          <Button ref={back} onClick={onBack}>
            {t('check.back')}
          </Button>
        </>
      }
    >
      <p className="mb-4">{t(`check.kind.${worst}`, { name })}</p>
      <p className="muted">{t(worst === 'bank' ? 'check.bankAdvice' : 'check.advice', { name })}</p>
    </Modal>
  );
}
