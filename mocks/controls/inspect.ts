/** GET /__mock/requests and /__mock/calls: what was asked lately, and what can be asked at all. */
import { calls } from '../backend';
import { iso } from '../clock';
import { requestsOf } from '../rules/requestLog';
import type { Db } from '../tables';

/** The newest requests, the newest first. */
export const recentRequests = (db: Db) => ({
  requests: requestsOf(db).map(({ method, url, status, error, fault, at, ms }) => ({
    method,
    url,
    status,
    error,
    fault,
    at: iso(at),
    ms,
  })),
});

/** Every call of the table, as a fault names it. */
export const callList = () => ({
  calls: calls.map(({ method, path, member }) => ({ method, path, member })),
});
