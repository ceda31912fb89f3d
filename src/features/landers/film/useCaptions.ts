/** What is to be seen in a film, as a track of its element: players of the system show it, and so does the page. */
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import type { FilmScene } from '@/domain/filmPlay';

/**
 * Keeps the film's only text track in the words and the language of the page.
 * @param length of the film, in seconds
 * @param language a BCP 47 tag
 */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  scenes: readonly FilmScene[],
  { length, label, language }: { length: number; label: string; language: string },
): void {
  const fill = useEffectEvent((texts: readonly string[], language: string): void => {
    const { current: element } = video;
    if (!element || typeof VTTCue === 'undefined' || typeof element.addTextTrack !== 'function') return;
    const tracks = [...element.textTracks];
    // Tracks cannot be taken away again: those of other languages are emptied.
    for (const old of tracks) {
      // A disabled track does not show its cues to a program.
      old.mode = 'hidden';
      while (old.cues?.[0]) old.removeCue(old.cues[0]);
      old.mode = 'disabled';
    }
    const track =
      tracks.find((old) => old.language === language) ?? element.addTextTrack('captions', label, language);
    track.mode = 'hidden';
    scenes.forEach(({ from }, at) => {
      track.addCue(new VTTCue(from, scenes[at + 1]?.from ?? length, texts[at] ?? ''));
    });
  });
  const words = scenes.map(({ text }) => text).join('\n');
  useEffect(() => fill(words.split('\n'), language), [words, language]);
}
