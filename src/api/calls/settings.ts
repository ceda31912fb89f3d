/** settings.php, interests.php and regions.php (spec 7). */
import type { Settings } from '@/domain/model';
import { send } from '../client';
import type { CallOptions } from '../client';
import { companyAnswer, interestsAnswer, regionsAnswer, settingsSchema } from '../wire/settings';

/** @param query the current route's query, plus the forced domain (spec 7). */
export const getSettings = (query: Record<string, string>, options: CallOptions = {}): Promise<Settings> =>
  send({
    method: 'GET',
    file: 'settings.php',
    outlivesSession: true,
    query,
    schema: settingsSchema,
    ...options,
  });

/** Names of the interests that the server knows, in its order. */
export const getInterests = (options: CallOptions = {}): Promise<string[]> =>
  send({
    method: 'GET',
    file: 'interests.php',
    outlivesSession: true,
    schema: interestsAnswer,
    ...options,
  }).then(({ interests }) => interests);

/** Names of the regions by two-letter country code. */
export const getRegions = (options: CallOptions = {}): Promise<Record<string, string[]>> =>
  send({ method: 'GET', file: 'regions.php', outlivesSession: true, schema: regionsAnswer, ...options }).then(
    ({ regions }) => regions,
  );

/** Who runs the site, as it stands on receipts. */
export const getCompany = (options: CallOptions = {}) =>
  send({ method: 'GET', file: 'companyinfo.php', outlivesSession: true, schema: companyAnswer, ...options });
