// @vitest-environment jsdom
/** The films of the landers: when they move, what they say, and what stands there when they do not come. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestBackend } from '@mocks/testServer';
import { visitLander } from '@tests/factories/landers';
import TransitionsVideoLanderPage from './TransitionsVideoLanderPage';
import VideoLanderPage from './VideoLanderPage';

const VIDEO = { route: 'video', texts: 'video', page: VideoLanderPage } as const;
const EVENING = {
  route: 'transitionsvideolanding',
  texts: 'transitionsvideolanding',
  page: TransitionsVideoLanderPage,
} as const;

/** Text tracks as browsers have them; the test environment has none. */
class Cue {
  readonly startTime: number;
  readonly endTime: number;
  readonly text: string;
  constructor(startTime: number, endTime: number, text: string) {
    this.startTime = startTime;
    this.endTime = endTime;
    this.text = text;
  }
}
class Track extends EventTarget {
  mode = 'disabled';
  cues: Cue[] = [];
  activeCues: Cue[] = [];
  readonly kind: string;
  readonly label: string;
  readonly language: string;
  constructor(kind: string, label: string, language: string) {
    super();
    this.kind = kind;
    this.label = label;
    this.language = language;
  }
  addCue(cue: Cue): void {
    this.cues.push(cue);
  }
  removeCue(cue: Cue): void {
    this.cues = this.cues.filter((one) => one !== cue);
  }
  /** The film is at this second. */
  reach(second: number): void {
    this.activeCues = this.cues.filter(({ startTime, endTime }) => startTime <= second && second < endTime);
    this.dispatchEvent(new Event('cuechange'));
  }
}

const tracks = new Map<Element, Track[]>();
const seen = new Map<Element, (ratio: number) => void>();
let playing: 'plays' | 'NotAllowedError' | 'NotSupportedError' | 'AbortError';
let backend: TestBackend | undefined;

beforeEach(() => {
  tracks.clear();
  seen.clear();
  playing = 'plays';
  vi.stubGlobal('VTTCue', Cue);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (entries: { isIntersecting: boolean; intersectionRatio: number }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean; intersectionRatio: number }[]) => void) {
        this.#tell = tell;
      }
      observe(element: Element): void {
        seen.set(element, (ratio) => this.#tell([{ isIntersecting: ratio > 0, intersectionRatio: ratio }]));
      }
      disconnect = (): void => seen.clear();
    },
  );
  vi.stubGlobal('requestIdleCallback', (run: () => void) => window.setTimeout(run, 0));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => window.clearTimeout(handle));
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, 'load').mockImplementation(() => undefined);
  vi.spyOn(media, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  vi.spyOn(media, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
    if (playing === 'plays') return Promise.resolve();
    return Promise.reject(new DOMException('It does not play.', playing));
  });
  Object.defineProperty(media, 'textTracks', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return tracks.get(this) ?? [];
    },
  });
  Object.defineProperty(media, 'addTextTrack', {
    configurable: true,
    value(this: HTMLMediaElement, kind: string, label: string, language: string) {
      const track = new Track(kind, label, language);
      tracks.set(this, [...(tracks.get(this) ?? []), track]);
      return track;
    },
  });
});
afterEach(() => {
  backend?.close();
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'textTracks');
  Reflect.deleteProperty(HTMLMediaElement.prototype, 'addTextTrack');
});

async function visit(lander: typeof VIDEO | typeof EVENING, rest = '', settings = {}) {
  const visited = await visitLander(lander, `/landers/${lander.route}${rest}`, { settings });
  ({ backend } = visited);
  await screen.findByRole('heading', { level: 1 });
  return visited;
}
function film(): HTMLVideoElement {
  const element = document.querySelector('video');
  if (element === null) throw new Error('There is no film.');
  return element;
}
const show = (ratio: number) => act(() => seen.get(film())?.(ratio));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const words = () => document.querySelector('figcaption output')?.textContent;
const track = () => {
  const [one, ...others] = tracks.get(film()) ?? [];
  if (one === undefined || others.length > 0) throw new Error('The film has not one track.');
  return one;
};
const save = (saveData: boolean) => {
  const connection = Object.assign(new EventTarget(), { saveData });
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  return connection;
};
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

describe('when it moves [RT-16] [SC-12]', () => {
  it('begins by itself once enough of it is seen, and a press stops it', async () => {
    await visit(VIDEO);
    show(0.1);
    expect(screen.getByRole('button', { name: 'Play the film' })).toBeDefined();
    show(0.6);
    await press('Pause the film');
    expect(screen.getByRole('button', { name: 'Play the film' })).toBeDefined();
    show(0.9);
    expect(screen.getByRole('button', { name: 'Play the film' })).toBeDefined();
  });

  it('begins for whoever presses, though little of it is seen', async () => {
    await visit(VIDEO);
    show(0.1);
    await press('Play the film');
    expect(screen.getByRole('button', { name: 'Pause the film' })).toBeDefined();
  });

  it('waits where data are saved, and begins when they no longer are', async () => {
    const connection = save(true);
    await visit(VIDEO);
    show(0.6);
    expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
    connection.saveData = false;
    act(() => void connection.dispatchEvent(new Event('change')));
    expect(await screen.findByRole('button', { name: 'Pause the film' })).toBeDefined();
  });

  it('is another film where the address turns to another niche, and that one begins, too [NV-10]', async () => {
    const { where } = await visit(VIDEO, '/auto', { niche: 6 });
    await waitFor(() => expect(where()).toBe('/landers/video/milf-eng'));
    expect(film().querySelector('source')?.getAttribute('src')).toContain('priya');
    show(0.6);
    expect(await screen.findByRole('button', { name: 'Pause the film' })).toBeDefined();
    expect(track().cues.length).toBeGreaterThan(2);
  });
});

describe('what it says', () => {
  it('is what its track says at the moment', async () => {
    await visit(VIDEO);
    expect(track()).toMatchObject({ kind: 'captions', language: 'en' });
    await press('Describe the film');
    expect(words()).toBe('An illustrated woman looks at you and blinks.');
    act(() => track().reach(3));
    expect(words()).toBe('She tilts her head and begins to smile.');
    act(() => track().reach(0));
    expect(words()).toBe('An illustrated woman looks at you and blinks.');
  });

  it('names the scene of the poster where there are no tracks', async () => {
    vi.stubGlobal('VTTCue', undefined);
    await visit(EVENING);
    await press('Describe the film');
    expect(words()).toMatch(/^An illustrated woman in blue evening light/);
  });
});

describe('when it does not come', () => {
  it.each(['NotAllowedError', 'NotSupportedError'] as const)(
    'the poster stays, and whoever pressed is told: %s',
    async (reason) => {
      playing = reason;
      await visit(VIDEO);
      show(0.6);
      await waitFor(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalled());
      // Nobody asked for it: nothing is missed.
      expect(await screen.findByRole('button', { name: 'Play the film' })).toBeDefined();
      expect(words()).toBe('');
      await press('Play the film');
      await waitFor(() => expect(words()).toBe('The film won’t play. Here’s a picture instead.'));
      expect(screen.getByRole('img', { name: /^An illustrated woman in the evening light/ })).toBeDefined();
      expect(film().className).not.toContain('film-on');
      playing = 'plays';
      await press('Play the film');
      expect(words()).toBe('');
    },
  );

  it('an interruption is no failure', async () => {
    playing = 'AbortError';
    await visit(VIDEO);
    show(0.6);
    await waitFor(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalled());
    await screen.findByRole('button', { name: 'Play the film' });
    await press('Play the film');
    await screen.findByRole('button', { name: 'Play the film' });
    expect(words()).toBe('');
  });

  it('what breaks off in the middle is told, and can be begun again', async () => {
    await visit(EVENING);
    show(0.6);
    await press('Pause the film');
    await press('Play the film');
    fireEvent.error(film());
    expect(screen.getByRole('button', { name: 'Play the film' })).toBeDefined();
    expect(words()).toMatch(/^The film won’t play/);
  });
});
