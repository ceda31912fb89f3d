/** Drawn faces without names: until it is known who is online, where that may not be shown, or nobody is. */
import { useTranslation } from 'react-i18next';
import { DrawnPortrait } from '../parts/DrawnPortrait';
import { useLander } from '../parts/lander';
import { landerCast } from '../parts/landerCast';

const FACES = 9;

interface DrawnRowProps {
  status: 'waiting' | 'closed' | 'failed' | 'none' | 'here';
}

/** Of the size of the members' row: what follows stays where it is. */
export function DrawnRow({ status }: DrawnRowProps) {
  const { t } = useTranslation('socialnetwork');
  const { niche } = useLander();
  return (
    <div className="social-online">
      <p className="social-status">
        {status === 'waiting'
          ? t('online.waiting')
          : status === 'closed'
            ? t('online.closed')
            : status === 'failed'
              ? t('online.failed')
              : t('online.none')}
      </p>
      <ul className="social-row" aria-hidden="true">
        {landerCast(niche)
          .slice(0, FACES)
          .map((src) => (
            <li key={src}>
              <span className="social-person">
                <span className="social-ring">
                  <DrawnPortrait src={src} soon />
                </span>
                <span className="social-name" />
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}
