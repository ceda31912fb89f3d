/** The copy is made and saved; the link saves it once more. */
import { useRef } from 'react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '@/ui/Alert';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { useFreeFocus } from '@/ui/useFreeFocus';
import type { ExportProgress } from './collector';

interface ExportReadyProps {
  progress: ExportProgress;
  /** Which conversations are not whole, and why; null when all are. */
  limited: string | null;
  url: string;
  name: string;
}

export function ExportReady({ progress, limited, url, name }: ExportReadyProps) {
  const { conversations, messages } = progress;
  const { t } = useTranslation('account');
  const link = useRef<HTMLAnchorElement>(null);
  useFreeFocus(link);
  const counted = [
    t('export.conversationsAll', { count: conversations }),
    t('export.messages', { count: messages }),
  ];
  return (
    <>
      <Alert tone="green" live="polite">
        {t('export.ready')} <span className="num">{counted.join(' · ')}</span>
      </Alert>
      {limited !== null && (
        <Alert tone="amber" live="polite">
          {limited}
        </Alert>
      )}
      <a ref={link} className={buttonClass({ kind: 'outline' })} href={url} download={name}>
        <span className="btn-icon">
          <Icon as={Download} />
        </span>
        <span className="btn-label">{t('export.save')}</span>
      </a>
      <p className="small muted">{t('export.careful')}</p>
    </>
  );
}
