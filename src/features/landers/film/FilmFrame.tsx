/** A silent film in its frame: poster first, a button that stops it, and words for what is to be seen. */
import { useState } from 'react';
import { Captions, Pause, Play } from 'lucide-react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { sceneAt } from '@/domain/filmPlay';
import type { FilmScene } from '@/domain/filmPlay';
import { currentLocale } from '@/i18n/i18n';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { useCaptions } from './useCaptions';
import type { Film } from './useFilm';
import './film.scss';

/** The same film in two formats, and its first picture. */
export interface FilmFiles {
  webm: string;
  mp4: string;
  poster: string;
}

interface FilmFrameProps {
  film: Film;
  files: FilmFiles;
  /** px, as it was made. */
  size: { width: number; height: number };
  /** Seconds. */
  length: number;
  /** What the poster shows, in one sentence. */
  label: string;
  scenes: readonly FilmScene[];
  className?: string;
}

/** The film covers its poster once there is a frame of it: nothing moves in the page. */
export function FilmFrame({ film, files, size, length, label, scenes, className }: FilmFrameProps) {
  const { t } = useTranslation('landers');
  const [isDescribed, setDescribed] = useState(false);
  const { element, attach, isPlaying, hasFrame, hasFailed, second, toggle, events } = film;
  const track = { length, label: t('film.describe'), language: currentLocale() };
  const caption = useCaptions(element, scenes, track);
  const scene =
    scenes[
      sceneAt(
        second,
        scenes.map(({ from }) => from),
      )
    ];
  return (
    <figure className={clsx('film', className)}>
      <div className="film-screen">
        <img src={files.poster} alt={label} {...size} fetchPriority="high" decoding="sync" />
        <video
          key={files.webm}
          ref={attach}
          className={clsx(hasFrame && 'film-on')}
          {...size}
          {...events}
          muted
          loop
          playsInline
          disablePictureInPicture
          disableRemotePlayback
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
        >
          <source src={files.webm} type="video/webm" />
          <source src={files.mp4} type="video/mp4" />
        </video>
      </div>
      <figcaption className="film-foot">
        <output className="film-words">
          {/* Until its track says something, what the poster shows. */}
          {hasFailed ? t('film.failed') : isDescribed ? (caption ?? scene?.text) : ''}
        </output>
        <IconButton
          className="film-button"
          label={t('film.describe')}
          icon={<Icon as={Captions} />}
          tip="top"
          aria-pressed={isDescribed}
          onClick={() => setDescribed(!isDescribed)}
        />
        <IconButton
          className="film-button"
          label={isPlaying ? t('film.pause') : t('film.play')}
          icon={<Icon as={isPlaying ? Pause : Play} filled />}
          tip="top"
          data-action
          onClick={toggle}
        />
      </figcaption>
    </figure>
  );
}
