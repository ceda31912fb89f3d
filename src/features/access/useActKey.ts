/** The idempotency key of what this component sends, for as long as it is on screen. */
import { useState } from 'react';
import { createActKey } from '@/lib/actKey';
import type { ActKey } from '@/lib/actKey';

export function useActKey(): ActKey {
  const [key] = useState(createActKey);
  return key;
}
