/** The picture holds what the code holds. */
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { qrFile, qrPath } from './qrPath';

it('draws one square for each dark one, inside the picture [BX-11]', () => {
  const { data, size } = encode('https://site.test/landers/video/auto?ref=a', { border: 4 });
  const drawn = [...qrPath(data).matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x},${y}`);
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x},${y}`] : [])));
  expect(drawn).toEqual(dark);
  expect(data).toHaveLength(size);
  expect(qrFile(qrPath(data), size)).toContain(`viewBox="0 0 ${size} ${size}"`);
});
