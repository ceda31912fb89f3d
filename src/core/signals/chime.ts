/** A quiet sound of two notes for a message that is not seen at once; made here, so that no file is fetched. */

/** Hertz, and seconds from the start. */
const NOTES = [
  { pitch: 659.25, at: 0 },
  { pitch: 880, at: 0.11 },
] as const;
const NOTE_S = 0.5;
/** Far below what speech or music plays at. */
const LOUDEST = 0.05;
/** An exponential fall never reaches nothing. */
const SILENCE = 0.0001;

/** Plays it; does nothing before the reader has touched the page, as browsers allow no sound until then. */
export async function playChime(): Promise<void> {
  // A browser that does not say decides by itself.
  const touched = 'userActivation' in navigator ? navigator.userActivation.hasBeenActive : true;
  if (!touched || typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  try {
    if (context.state === 'suspended') await context.resume();
    await Promise.all(NOTES.map(({ pitch, at }) => playNote(context, pitch, context.currentTime + at)));
  } finally {
    // The device may rest again.
    await context.close();
  }
}

function playNote(context: AudioContext, pitch: number, at: number): Promise<void> {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = 'sine';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(SILENCE, at);
  volume.gain.exponentialRampToValueAtTime(LOUDEST, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(SILENCE, at + NOTE_S);
  tone.connect(volume).connect(context.destination);
  return new Promise((resolve) => {
    tone.addEventListener('ended', () => resolve(), { once: true });
    tone.start(at);
    tone.stop(at + NOTE_S);
  });
}
