// @vitest-environment node
/** What a file says beyond its picture, found in every file of the corpus and taken out of every JPEG. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BAD_FILES, GOOD_FILES, UPRIGHT } from '@tests/fixtures/photos/corpus';
import { SECRETS } from '@tests/fixtures/photos/metadata';
import { metadataSegments, withoutMetadata } from './imageMetadata';
import { imageParts } from './imageParts';
import { imageType } from './imageType';

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

describe('metadata', () => {
  it.each(GOOD_FILES.map((file) => [file.name, file] as const))('is found in %s [BX-17]', (_, file) => {
    expect(metadataSegments(file.bytes)).toEqual(file.metadata);
  });

  it('is never said to be absent from a file that is no whole picture', () => {
    const halves = BAD_FILES.filter(({ late, reason }) => !late && reason !== 'small' && reason !== 'pixels');
    expect(halves.filter(({ bytes }) => metadataSegments(bytes).length === 0)).toEqual([]);
  });
});

describe('a JPEG without its metadata', () => {
  const jpegs = GOOD_FILES.filter(({ bytes }) => imageType(bytes) === 'jpeg');

  it.each(jpegs.map((file) => [file.name, file] as const))('is left of %s [BX-17, VA-07]', (_, file) => {
    const bare = withoutMetadata(file.bytes);
    expect(metadataSegments(bare)).toEqual([]);
    expect(SECRETS.filter((secret) => latin(bare).includes(secret))).toEqual([]);
    const { width, height } = imageParts(bare, 'jpeg')?.size ?? { width: 0, height: 0 };
    expect(width * height).toBe(UPRIGHT.width * UPRIGHT.height);
  });
});

describe('any bytes', () => {
  it('can be looked at, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...GOOD_FILES),
        fc.array(fc.tuple(fc.nat(4_000), fc.nat(255)), { maxLength: 20 }),
        fc.nat(4_000),
        ({ bytes }, changes, length) => {
          const garbled = bytes.slice(0, length);
          for (const [at, value] of changes) garbled[at] = value;
          expect(() => metadataSegments(garbled)).not.toThrow();
          expect(() => withoutMetadata(garbled)).not.toThrow();
        },
      ),
      { numRuns: 300 },
    );
  });
});
