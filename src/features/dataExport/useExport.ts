/** The making of the copy, from the press of the button to the file. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { serverNow } from '@/api/serverClock';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useFormats } from '@/i18n/useFormats';
import { saveFile } from '@/lib/saveFile';
import { useAppSelector } from '@/store/hooks';
import { browserRecords } from './browserRecords';
import { createCollector, NO_PROGRESS } from './collector';
import type { Collected, ExportProgress } from './collector';
import { loadExportCalls } from './exportCalls';
import { exportContents, exportFileName, limitedPartners } from './exportFile';

export type ExportState =
  /** `again` after it was given up. */
  | { phase: 'idle'; again: boolean }
  | { phase: 'running'; progress: ExportProgress }
  /** A call failed for good; what was fetched is kept. */
  | { phase: 'stopped'; progress: ExportProgress; failure: Failure }
  /** `limited` says which conversations are not whole, and why; null when all are. */
  | { phase: 'ready'; progress: ExportProgress; limited: string | null; url: string; name: string };

type Collect = ReturnType<typeof createCollector>;
const IDLE: ExportState = { phase: 'idle', again: false };

export function useExport() {
  const { t } = useTranslation('account');
  const { list } = useFormats();
  const cdn_prefix = useAppSelector(selectSettings)?.cdn_prefix ?? '';
  const [state, setState] = useState<ExportState>(IDLE);
  /** Remembers what was fetched until the copy is ready or given up. */
  const collect = useRef<Collect | null>(null);
  const run = useRef<AbortController | null>(null);
  const url = state.phase === 'ready' ? state.url : null;

  useEffect(() => () => run.current?.abort(), []);
  useEffect(() => (url === null ? undefined : () => URL.revokeObjectURL(url)), [url]);

  const finish = (collected: Collected, progress: ExportProgress): void => {
    const at = serverNow();
    const names = limitedPartners(collected);
    const limited =
      names.length === 0 ? null : t('export.limited', { count: names.length, names: list(names) });
    const imageUrl = (filename: string) => new URL(cdn_prefix + filename, window.location.origin).href;
    const contents = exportContents(collected, {
      at,
      readme: [t('export.readme'), ...(limited === null ? [] : [limited, t('export.limitedMark')])].join(' '),
      imageUrl,
      browser: browserRecords(collected.user.id),
    });
    const blob = new Blob([JSON.stringify(contents, null, 2)], { type: 'application/json' });
    const ready = { url: URL.createObjectURL(blob), name: exportFileName(at) };
    setState({ phase: 'ready', progress, limited, ...ready });
    saveFile(ready.url, ready.name);
  };

  /** Begins, or goes on where it stopped. */
  const start = async (): Promise<void> => {
    const stop = new AbortController();
    run.current?.abort();
    run.current = stop;
    let progress = 'progress' in state && collect.current ? state.progress : NO_PROGRESS;
    const tell = (news: ExportProgress): void => {
      progress = news;
      if (!stop.signal.aborted) setState({ phase: 'running', progress });
    };
    tell(progress);
    try {
      collect.current ??= createCollector(await loadExportCalls());
      const collected = await collect.current(stop.signal, tell);
      if (stop.signal.aborted) return;
      collect.current = null;
      finish(collected, progress);
    } catch (error) {
      const failure = failureOf(error);
      if (!stop.signal.aborted) setState({ phase: 'stopped', progress, failure });
    }
  };

  /** Gives up; what was fetched is forgotten. */
  const cancel = (): void => {
    run.current?.abort();
    collect.current = null;
    setState({ phase: 'idle', again: true });
  };

  return { state, start, cancel };
}
