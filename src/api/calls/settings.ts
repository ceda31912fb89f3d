/** settings.php (spec 7). */
import type { Settings } from '@/domain/model';
import { send } from '../client';
import type { CallOptions } from '../client';
import { settingsSchema } from '../wire/settings';

/** @param query the current route's query, plus the forced domain (spec 7). */
export const getSettings = (query: Record<string, string>, options: CallOptions = {}): Promise<Settings> =>
  send({ method: 'GET', file: 'settings.php', query, schema: settingsSchema, ...options });
