/** What can be done with one message: its menu, and the question before it is deleted. */
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { modalOpened } from '@/core/modals/modalsSlice';
import { quoteOf } from '@/domain/quote';
import { useAppDispatch } from '@/store/hooks';
import { ActList } from './ActList';
import { ActPanel } from './ActPanel';
import type { ActTarget } from './actTarget';
import { copyMessage, react } from './actThunks';
import { DeleteMessageDialog } from './DeleteMessageDialog';
import { focusWritingField } from './focusWritingField';
import { lateTool } from './lateTool';
import { replyChosen } from './replyThunks';

const EmojiPicker = lateTool(() => import('./EmojiPicker').then((m) => m.EmojiPicker));

interface ActsOverlayProps {
  target: ActTarget;
  /** Nothing of it is left on screen. */
  onClosed: () => void;
}

export function ActsOverlay({ target, onClosed }: ActsOverlayProps) {
  const dispatch = useAppDispatch();
  const { t } = useTranslation('chatTools');
  const [step, setStep] = useState<'menu' | 'emoji' | 'delete' | null>('menu');
  const { message, name, profile, anchor } = target;

  // The page behind is out of reach until the menu has gone, and a phone's keyboard comes only with the press itself.
  const leave = (): void => {
    flushSync(onClosed);
    anchor.focus({ preventScroll: true });
  };
  const choose = (emoji: string | null): void => {
    leave();
    void dispatch(react({ message, emoji }));
  };
  if (step === null) return null;
  if (step === 'delete') return <DeleteMessageDialog message={message} name={name} onClosed={onClosed} />;
  if (step === 'emoji')
    return (
      <ActPanel key={step} kind="dialog" label={t('emoji.label')} anchor={anchor} onClose={leave}>
        <Suspense fallback={null}>
          <EmojiPicker onPick={choose} onClose={leave} />
        </Suspense>
      </ActPanel>
    );
  return (
    <ActPanel key={step} kind="menu" label={t('act.menu')} anchor={anchor} onClose={leave}>
      <ActList
        target={target}
        onReact={choose}
        onMoreEmoji={() => setStep('emoji')}
        onReply={() => {
          leave();
          dispatch(replyChosen({ profile, quote: quoteOf(message) }));
          focusWritingField();
        }}
        onCopy={() => {
          leave();
          void dispatch(copyMessage(message.text));
        }}
        onDelete={() => {
          // The dialog gives the focus back to where it was before it, and the page is in reach only without the menu.
          flushSync(() => setStep(null));
          anchor.focus({ preventScroll: true });
          setStep('delete');
        }}
        onReport={() => {
          leave();
          dispatch(modalOpened({ name: 'report', profile, message: message.id }));
        }}
      />
    </ActPanel>
  );
}
