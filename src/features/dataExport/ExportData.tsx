/** The copy of everything an account holds, on the settings page: one button, one file. */
import { useEffect, useId, useRef } from 'react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';
import { Panel } from '@/ui/Panel';
import './dataExport.scss';
import { ExportFailed } from './ExportFailed';
import { ExportReady } from './ExportReady';
import { ExportRunning } from './ExportRunning';
import { useExport } from './useExport';

/** A panel with one button. */
export function ExportData() {
  const { t } = useTranslation('account');
  const titleId = useId();
  const { state, start, cancel } = useExport();
  return (
    <Panel labelledBy={titleId} className="setting data-export">
      <h2 className="h3" id={titleId}>
        {t('export.title')}
      </h2>
      <p>{t('export.text')}</p>
      {state.phase === 'idle' && <StartButton again={state.again} onClick={() => void start()} />}
      {state.phase === 'running' && <ExportRunning progress={state.progress} onCancel={cancel} />}
      {state.phase === 'stopped' && (
        <ExportFailed failure={state.failure} onRetry={() => void start()} onCancel={cancel} />
      )}
      {state.phase === 'ready' && (
        <ExportReady progress={state.progress} limited={state.limited} url={state.url} name={state.name} />
      )}
    </Panel>
  );
}

interface StartButtonProps {
  /** It takes the place of the button that gave up: the focus goes to it. */
  again: boolean;
  onClick: () => void;
}

function StartButton({ again, onClick }: StartButtonProps) {
  const { t } = useTranslation('account');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (again) button.current?.focus();
  }, [again]);
  return (
    <Button ref={button} kind="outline" icon={<Icon as={Download} />} onClick={onClick}>
      {t('export.start')}
    </Button>
  );
}
