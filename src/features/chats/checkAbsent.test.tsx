// @vitest-environment jsdom
import { describe, vi } from 'vitest';
import { itWarnsOnce } from '@tests/factories/uncheckedMessage';

vi.mock('./contactCheck', () => {
  throw new Error('This part does not come.');
});

describe('where the check for contact details cannot be had', () => {
  itWarnsOnce();
});
