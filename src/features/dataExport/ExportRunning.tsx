/** How far the copy is: a bar and numbers to see, a line to hear now and then. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/useFormats';
import { Button } from '@/ui/Button';
import { LiveRegion } from '@/ui/LiveRegion';
import { Meter } from '@/ui/Meter';
import type { ExportProgress } from './collector';

/** It is said aloud so many times on the way, however many answers there are. */
const ANNOUNCEMENTS = 5;

interface ExportRunningProps {
  progress: ExportProgress;
  onCancel: () => void;
}

export function ExportRunning({ progress: { conversations, done, messages }, onCancel }: ExportRunningProps) {
  const { t } = useTranslation('account');
  const { percent } = useFormats();
  const button = useRef<HTMLButtonElement>(null);
  // It takes the place of the button that was pressed.
  useEffect(() => button.current?.focus(), []);
  const share = conversations === 0 ? 0 : done / conversations;
  const fifths = Math.floor(share * ANNOUNCEMENTS);
  return (
    <>
      <div className="export-progress">
        <Meter value={done} max={Math.max(conversations, 1)} label={t('export.running')} />
        <p className="small muted num">
          {conversations === 0
            ? t('export.running')
            : `${t('export.conversations', { count: conversations, done })} · ${t('export.messages', { count: messages })}`}
        </p>
      </div>
      <LiveRegion>
        {fifths === 0
          ? t('export.running')
          : t('export.percent', { percent: percent((fifths / ANNOUNCEMENTS) * 100) })}
      </LiveRegion>
      <Button kind="outline" ref={button} onClick={onCancel}>
        {t('export.cancel')}
      </Button>
    </>
  );
}
