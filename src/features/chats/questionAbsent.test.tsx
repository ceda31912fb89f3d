// @vitest-environment jsdom
import { describe, vi } from 'vitest';
import { itWarnsOnce } from '@tests/factories/uncheckedMessage';

vi.mock('./ContactCheck', () => {
  throw new Error('This part does not come.');
});

describe('where the question about contact details cannot be had', () => {
  itWarnsOnce();
});
