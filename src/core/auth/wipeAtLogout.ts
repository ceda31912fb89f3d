/** A member's own log-out leaves nothing written behind, also before the conversations have come to look after it. What was read is `forgetLastSeen`'s. */
import { ACCOUNT_RECORDS, accountKey } from '@/config/storageKeys';
import { removeText, storedKeys } from '@/lib/storage';
import type { StartAppListening } from '@/store/types';
import { loggedOut, selectUser } from './authSlice';

/** The record of push is wiped once the server has forgotten this device. */
const WRITTEN = ACCOUNT_RECORDS.filter((record) => record !== 'push');

/** Called once per store. */
export function addWipeListener(startListening: StartAppListening): void {
  startListening({
    actionCreator: loggedOut,
    effect: ({ payload }, api) => {
      const account = selectUser(api.getOriginalState())?.id;
      if (payload.by === 'member' && account !== undefined) wipeWritten(account);
    },
  });
}

function wipeWritten(account: string): void {
  const keys = WRITTEN.map((record) => accountKey(record, account));
  // What found no room in the browser's storage lies in that of this tab.
  for (const area of ['local', 'session'] as const)
    for (const stored of storedKeys(area))
      // Each unsent message has a key of its own below that of its record.
      if (keys.some((key) => stored === key || stored.startsWith(`${key}:`))) removeText(area, stored);
}
