/** The browsers that have push for an account (ST-17). One browser is one account's at a time. */
import * as v from 'valibot';
import type { PushDevice } from '../outboxTables';
import type { Account, Db } from '../tables';

const addressed = v.object({ endpoint: v.string() });

/** @returns the address at the push service; null for what is no subscription */
export function endpointOf(subscription: unknown): string | null {
  const parsed = v.safeParse(addressed, subscription);
  return parsed.success ? parsed.output.endpoint : null;
}

/** Keeps a browser, in the place of what was known of it, and takes it from whoever had push there before. */
export function keepDevice(db: Db, account: Account, device: PushDevice): void {
  const endpoint = endpointOf(device.subscription);
  for (const other of db.accounts.values()) if (endpoint !== null) dropDevices(other, endpoint);
  account.push_devices.push(device);
}

/** Forgets the browser with this address, or all of the account when none is named. */
export function dropDevices(account: Account, endpoint?: string): void {
  account.push_devices = account.push_devices.filter(
    ({ subscription }) => endpoint !== undefined && endpointOf(subscription) !== endpoint,
  );
}

/** Forgets the browsers whose session has ended. @param ended says it of a session's token */
export function dropDevicesOf(db: Db, member: string, ended: (session: string | null) => boolean): void {
  const account = db.accounts.get(member);
  if (account) account.push_devices = account.push_devices.filter(({ session }) => !ended(session));
}

/** Forgets a browser that its push service does not know any more, whoever had it. */
export function forgetEndpoint(db: Db, endpoint: string): void {
  for (const account of db.accounts.values()) dropDevices(account, endpoint);
}
