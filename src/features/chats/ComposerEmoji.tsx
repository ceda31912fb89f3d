/** The emoji of the composer: a button in the writing field, and the choice that it opens. */
import { Suspense } from 'react';
import { Smile } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { lateTool } from './lateTool';

const EmojiPicker = lateTool(() => import('./EmojiPicker').then((m) => m.EmojiPicker));

interface EmojiButtonProps {
  open: boolean;
  /** Id of the line that says what the message waits for; while there is one, its words stay. */
  waitingFor: string | undefined;
  onToggle: () => void;
}

export function EmojiButton({ open, waitingFor, onToggle }: EmojiButtonProps) {
  const { t } = useTranslation('chats');
  return (
    <IconButton
      className="composer-emoji"
      tip="none"
      label={t('composer.emoji')}
      icon={<Icon as={Smile} />}
      aria-expanded={open}
      aria-disabled={waitingFor !== undefined || undefined}
      aria-describedby={waitingFor}
      onClick={() => waitingFor === undefined && onToggle()}
    />
  );
}

interface EmojiPanelProps {
  onPick: (emoji: string) => void;
  onClose: () => void;
}

/** Above the row where there is room beside it, in the keyboard's place on phones. */
export function EmojiPanel(props: EmojiPanelProps) {
  return (
    <div className="composer-panel">
      <Suspense fallback={null}>
        <EmojiPicker {...props} />
      </Suspense>
    </div>
  );
}
