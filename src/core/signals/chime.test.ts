// @vitest-environment jsdom
/** The sound, as far as it can be heard without a device. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { playChime } from './chime';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A device that notes what it is asked to play. */
function device() {
  const loudness: number[] = [];
  const made: string[] = [];
  class Note extends EventTarget {
    readonly frequency = { value: 0 };
    type = '';
    connect = (to: object): object => to;
    start = (): void => void made.push(`note ${this.frequency.value}`);
    stop = (): void => queueMicrotask(() => this.dispatchEvent(new Event('ended')));
  }
  class Context {
    state = 'suspended';
    readonly currentTime = 0;
    readonly destination = {};
    resume = (): Promise<void> => Promise.resolve(void made.push('resume'));
    close = (): Promise<void> => Promise.resolve(void made.push('close'));
    createOscillator = (): Note => new Note();
    createGain = () => ({
      connect: (to: object): object => to,
      gain: {
        setValueAtTime: (value: number) => loudness.push(value),
        exponentialRampToValueAtTime: (value: number) => loudness.push(value),
      },
    });
  }
  vi.stubGlobal('AudioContext', Context);
  return { made, loudness };
}
const touched = (hasBeenActive: boolean) => vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });

describe('the sound [ST-15]', () => {
  it('is two quiet notes, and leaves the device to rest', async () => {
    touched(true);
    const { made, loudness } = device();
    await playChime();
    expect(made).toEqual(['resume', 'note 659.25', 'note 880', 'close']);
    expect(Math.max(...loudness)).toBeLessThanOrEqual(0.05);
  });

  it('is not tried before the page was touched, nor where there is none', async () => {
    touched(false);
    const { made } = device();
    await playChime();
    expect(made).toEqual([]);
    touched(true);
    vi.stubGlobal('AudioContext', undefined);
    await expect(playChime()).resolves.toBeUndefined();
  });
});
