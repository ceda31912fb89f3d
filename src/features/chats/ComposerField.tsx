/** The row in which a message is written: a picture, an emoji, the text, and off it goes. */
import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { SendHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Spinner } from '@/ui/Spinner';
import { AttachButton } from './AttachButton';

interface ComposerFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  value: string;
  /** Id of the line that tells price and length. */
  describedBy: string;
  invalid: boolean;
  /** There is something to send. */
  ready: boolean;
  /** Id of the line that says so while the message waits for its picture: it stays as it is, and can be stopped there. */
  waitingFor: string | undefined;
  /** Stands at the end of the field. */
  emoji: ReactNode;
  onChange: (text: string) => void;
  onFiles: (files: readonly File[]) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
  onSend: () => void;
}

export function ComposerField(props: ComposerFieldProps) {
  const { ref, label, value, describedBy, invalid, ready, waitingFor, emoji } = props;
  const { onChange, onFiles, onFocus, onKeyDown, onPaste, onSend } = props;
  const { t } = useTranslation('chats');
  const waiting = waitingFor !== undefined;
  return (
    <div className="composer-row">
      <AttachButton waitingFor={waitingFor} onFiles={onFiles} />
      <div className="composer-field">
        <textarea
          ref={ref}
          className="form-control"
          rows={1}
          dir="auto"
          enterKeyHint="enter"
          readOnly={waiting}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          placeholder={t('composer.placeholder')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        {emoji}
      </div>
      <IconButton
        kind={ready ? 'primary' : 'quiet'}
        className="composer-send"
        tip="none"
        label={t('composer.send')}
        icon={waiting ? <Spinner size={18} /> : <Icon as={SendHorizontal} />}
        aria-busy={waiting || undefined}
        // The field keeps the focus, and a phone its keyboard.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onSend}
      />
    </div>
  );
}
