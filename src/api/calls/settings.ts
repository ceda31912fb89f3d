/** settings.php and the look-ups that are loaded once (spec 7). */
import type { Settings } from '@/domain/model';
import { send } from '../client';
import type { CallOptions } from '../client';
import { companyAnswer, interestsAnswer, regionsAnswer, settingsSchema } from '../wire/settings';

/** @param query the current route's query, plus the forced domain (spec 7). */
export const getSettings = (query: Record<string, string>, options: CallOptions = {}): Promise<Settings> =>
  send({ method: 'GET', file: 'settings.php', query, schema: settingsSchema, ...options });

export const getInterests = (options: CallOptions = {}) =>
  send({ method: 'GET', file: 'interests.php', schema: interestsAnswer, ...options });

/** Region names by country code. */
export const getRegions = (options: CallOptions = {}) =>
  send({ method: 'GET', file: 'regions.php', schema: regionsAnswer, ...options });

export const getCompanyInfo = (options: CallOptions = {}) =>
  send({ method: 'GET', file: 'companyinfo.php', schema: companyAnswer, ...options });
