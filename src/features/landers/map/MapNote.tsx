/** What the faces on the map are, in one sentence; it has its room before the answer is known. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface MapNoteProps {
  status: 'waiting' | 'closed' | 'failed' | 'none' | 'here';
  /** The sentence that names the country or its part, where one is needed. */
  children: ReactNode;
}

export function MapNote({ status, children }: MapNoteProps) {
  const { t } = useTranslation('maplanding');
  return (
    <output className="map-note lander-drawn">
      {status === 'closed' ? t('closed') : status === 'failed' ? t('failed') : children} {t('notHome')}
    </output>
  );
}
