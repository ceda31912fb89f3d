/** Nobody knows whether the stored card was charged: that is said, with what it costs at most, and the order is looked for. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useBackOnline } from '@/core/connection/useBackOnline';
import { useFailureText } from '@/core/errors/useFailureText';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';

/** `none`: there is no such order so far. Null: it was found, and the page is on its way there. */
export type Look = Failure | 'none' | null;

/** @param props.onLook looks for the order, and leads to how it stands */
export function LostAnswer({ onLook }: { onLook: () => Promise<Look> }) {
  const { t } = useTranslation('cards');
  const failureText = useFailureText();
  const [looking, setLooking] = useState(false);
  const [seen, setSeen] = useState<Look>(null);

  async function look(): Promise<void> {
    setLooking(true);
    setSeen(null);
    setSeen(await onLook());
    setLooking(false);
  }
  useBackOnline(() => void look());

  return (
    <Alert
      tone="amber"
      live="assertive"
      action={
        <Button kind="link" size="sm" busy={looking} onClick={() => void look()}>
          {t('lost.look')}
        </Button>
      }
    >
      {t('lost.text')}
      {seen !== null && (
        <>
          <br />
          {seen === 'none' ? t('lost.none') : failureText(seen)}
        </>
      )}
    </Alert>
  );
}
