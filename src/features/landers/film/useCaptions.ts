/** What is to be seen in a film, as a track of its element: players of the system show it, and so does the page. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { FilmScene } from '@/domain/filmPlay';

interface CaptionTrack {
  /** Of the film, in seconds. */
  length: number;
  label: string;
  /** A BCP 47 tag. */
  language: string;
}

/**
 * Keeps the film's only text track in the words and the language of the page.
 * @returns what the track says at this moment of the film; null while it says nothing, or where the browser has no tracks
 */
export function useCaptions(
  element: HTMLVideoElement | null,
  scenes: readonly FilmScene[],
  { length, label, language }: CaptionTrack,
): string | null {
  const [caption, setCaption] = useState<string | null>(null);

  const fill = useEffectEvent(
    (video: HTMLVideoElement, texts: readonly string[], tag: string): (() => void) => {
      const tracks = [...video.textTracks];
      // Tracks cannot be taken away again: those of other languages are emptied.
      for (const old of tracks) {
        // A disabled track does not show its cues to a program.
        old.mode = 'hidden';
        while (old.cues?.[0]) old.removeCue(old.cues[0]);
        old.mode = 'disabled';
      }
      const track = tracks.find((old) => old.language === tag) ?? video.addTextTrack('captions', label, tag);
      track.mode = 'hidden';
      scenes.forEach(({ from }, at) => {
        track.addCue(new VTTCue(from, scenes[at + 1]?.from ?? length, texts[at] ?? ''));
      });
      const hear = (): void => {
        const cue = track.activeCues?.[0];
        setCaption(cue instanceof VTTCue ? cue.text : null);
      };
      hear();
      track.addEventListener('cuechange', hear);
      return () => track.removeEventListener('cuechange', hear);
    },
  );

  const words = scenes.map(({ text }) => text).join('\n');
  useEffect(() => {
    if (!element || typeof VTTCue === 'undefined' || typeof element.addTextTrack !== 'function')
      return undefined;
    return fill(element, words.split('\n'), language);
  }, [element, words, language]);
  return caption;
}
