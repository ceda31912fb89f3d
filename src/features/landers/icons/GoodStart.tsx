/** After the third tap: what has been kept, a first line to use, and the way into the sign-up. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { DrawnPortrait } from '../parts/DrawnPortrait';
import { useLander } from '../parts/lander';
import { landerCast } from '../parts/landerCast';
import { NOTHING_SAID } from './wishes';
import type { Said } from './wishes';

interface GoodStartProps {
  said: Said;
  onSaid: (said: Said) => void;
  onJoin: () => void;
}

export function GoodStart({ said, onSaid, onJoin }: GoodStartProps) {
  const { t } = useTranslation('iconslanding');
  const cast = landerCast(useLander().niche);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="icons-good">
      <div className="icons-fan" aria-hidden="true">
        {cast.slice(0, 3).map((src) => (
          <DrawnPortrait key={src} src={src} soon />
        ))}
      </div>
      <div className="icons-result">
        <h2 ref={title} tabIndex={-1}>
          {t('done.title')}
        </h2>
        <p>{t('done.text')}</p>
        <blockquote>{t(`lines.${said.wish ?? 'open'}`)}</blockquote>
        <div className="icons-go">
          <Button kind="hot" size="lg" onClick={onJoin}>
            {t('done.join')}
          </Button>
          <Button kind="link" onClick={() => onSaid(NOTHING_SAID)}>
            {t('done.again')}
          </Button>
        </div>
      </div>
    </div>
  );
}
