/** The button that opens the device's own choice of pictures. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ImagePlus } from 'lucide-react';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';

/** Named one by one, so that a phone that keeps HEIC photos offers them, too. */
const TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

interface AttachButtonProps {
  /** Id of the line that says what the message waits for; while there is one, its picture stays. */
  waitingFor: string | undefined;
  onFiles: (files: readonly File[]) => void;
}

export function AttachButton({ waitingFor, onFiles }: AttachButtonProps) {
  const { t } = useTranslation('chats');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        kind="quiet"
        className="composer-attach"
        tip="none"
        label={t('composer.attach')}
        icon={<Icon as={ImagePlus} />}
        aria-disabled={waitingFor !== undefined || undefined}
        aria-describedby={waitingFor}
        onClick={() => waitingFor === undefined && input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={TYPES}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again after it was taken back.
          target.value = '';
        }}
      />
    </>
  );
}
