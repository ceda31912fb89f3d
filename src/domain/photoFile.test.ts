// @vitest-environment node
/** Which files become photos: every file of the corpus, by its bytes alone. */
import { describe, expect, it } from 'vitest';
import { PHOTO_MAX_BYTES, PHOTO_MAX_PIXELS } from '@/config/limits';
import { BAD_FILES, GOOD_FILES, UPRIGHT } from '@tests/fixtures/photos/corpus';
import { checkPhoto, decodingProblem, sizeProblem, weightProblem } from './photoFile';

describe('a photo', () => {
  it.each(GOOD_FILES.map((file) => [file.name, file] as const))('may be %s [VA-07]', (_, { bytes }) => {
    const check = checkPhoto(bytes);
    expect(check.problem).toBeNull();
    const { width, height } = ('size' in check && check.size) || { width: 0, height: 0 };
    expect(width * height).toBe(UPRIGHT.width * UPRIGHT.height);
  });

  it.each(BAD_FILES.map((file) => [file.name, file] as const))('is never %s [VA-07]', (_, file) => {
    const check = checkPhoto(file.bytes);
    expect(check.problem === null).toBe(file.late === true);
    // What the bytes do not say the decoder does.
    expect(check.problem ?? decodingProblem(check.type)).toBe(file.reason);
  });
});

describe('the limits of a photo', () => {
  it('are 10 MB, known before the file is read [VA-07]', () => {
    expect(weightProblem(PHOTO_MAX_BYTES)).toBeNull();
    expect(weightProblem(PHOTO_MAX_BYTES + 1)).toBe('bytes');
    expect(weightProblem(0)).toBe('empty');
  });

  it('let the largest cameras through and stop a flood of pixels', () => {
    expect(sizeProblem({ width: 8_064, height: 6_048 })).toBeNull();
    expect(sizeProblem({ width: PHOTO_MAX_PIXELS / 1_000 + 1, height: 1_000 })).toBe('pixels');
    expect(sizeProblem({ width: 199, height: 4_000 })).toBe('small');
    expect(sizeProblem({ width: 200, height: 200 })).toBeNull();
  });
});
