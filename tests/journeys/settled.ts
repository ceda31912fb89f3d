/** Waits for parts of a page that come later, so that none of them arrives between two steps of a test. */
import { act } from '@testing-library/react';
import { vi } from 'vitest';

export const settled = (): Promise<void> => act(() => vi.dynamicImportSettled());
