/** The writing field with its send button. */
import type { KeyboardEvent, Ref } from 'react';
import { SendHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';

interface ComposerFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  label: string;
  value: string;
  /** Id of the line that tells price and length. */
  describedBy: string;
  invalid: boolean;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onSend: () => void;
}

export function ComposerField(props: ComposerFieldProps) {
  const { ref, label, value, describedBy, invalid, onChange, onKeyDown, onSend } = props;
  const { t } = useTranslation('chats');
  return (
    <div className="composer-row">
      <textarea
        ref={ref}
        className="form-control"
        rows={1}
        dir="auto"
        enterKeyHint="enter"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        placeholder={t('composer.placeholder')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        kind="primary"
        tip="none"
        label={t('composer.send')}
        icon={<Icon as={SendHorizontal} />}
        // The field keeps the focus, and a phone its keyboard.
        onPointerDown={(event) => event.preventDefault()}
        onClick={onSend}
      />
    </div>
  );
}
