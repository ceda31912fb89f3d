/** The pictures of the evening as a list: which one is on, what it says, and a way to each. */
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { partOf, pictureAt } from './useEvening';
import type { Picture } from './useEvening';

interface PicturesProps {
  pictures: readonly Picture[];
  /** Of the film. */
  second: number;
  onChoose: (second: number) => void;
}

/** On phones bars over the film with the line of the one that is on; on desktops a list beside it. */
export function Pictures({ pictures, second, onChoose }: PicturesProps) {
  const { t } = useTranslation('transitionsvideolanding');
  const on = pictureAt(second);
  return (
    <div className="evening-pictures">
      <ol aria-label={t('pictures.label')}>
        {pictures.map(({ title, line, still }, at) => (
          <li key={title} className={clsx(at === on && 'evening-on', at < on && 'evening-past')}>
            <button
              type="button"
              aria-current={at === on ? 'step' : undefined}
              onClick={() => onChoose(still)}
            >
              <span className="evening-bar" aria-hidden="true">
                <span style={{ '--part': at === on ? partOf(second) : at < on ? 1 : 0 }} />
              </span>
              <span className="evening-title">{title}</span>
              <span className="evening-line">{line}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
