// @vitest-environment jsdom
/** The receipt as a file. */
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '@/lib/saveFile';
import { line } from './receipt';
import type { Receipt } from './receipt';
import { receiptDocument, saveReceipt } from './receiptFile';

vi.mock(import('@/lib/saveFile'), () => ({ saveFile: vi.fn<typeof saveFile>() }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const receipt = (value: string): Receipt => ({
  title: 'Receipt',
  site: 'Vesper',
  note: value,
  parts: [
    { key: 'bought', heading: value, lines: [{ key: 'total', label: value, value, total: true }] },
    { key: 'seller', heading: null, lines: line('none', 'Mandate reference', null) },
  ],
});
const read = (text: string) => new DOMParser().parseFromString(text, 'text/html');

describe('the file of a receipt', () => {
  it('shows whatever a name holds as it was written, and runs none of it [RT-15]', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", ' ', 'a', '/', '=') }),
        (value) => {
          const page = read(receiptDocument(receipt(value), 'en'));
          expect(page.querySelector('dd')?.textContent).toBe(value);
          expect(page.querySelector('h2')?.textContent).toBe(value);
          expect(page.body.querySelectorAll('*').length).toBe(9);
        },
      ),
    );
  });

  it('names its language and needs nothing from elsewhere', () => {
    const text = receiptDocument(receipt('150'), 'nl');
    expect(read(text).documentElement.lang).toBe('nl');
    expect(text).not.toMatch(/src=|href=|url\(|<script/);
    expect(text).not.toContain('Mandate reference');
  });

  it('is saved under its name, and let go of later', () => {
    vi.useFakeTimers();
    const revokeObjectURL = vi.fn<(url: string) => void>();
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL }));
    saveReceipt(receipt('150'), 'pay-1', 'en');
    expect(saveFile).toHaveBeenCalledWith('blob:test', 'pay-1.html');
    expect(revokeObjectURL).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(revokeObjectURL).toHaveBeenCalledWith('blob:test');
  });
});
