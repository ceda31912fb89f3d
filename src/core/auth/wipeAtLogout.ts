/** A member's own log-out leaves nothing written behind, also before the conversations have come to look after it. What was read is `forgetLastSeen`'s. */
import { ACCOUNT_RECORDS, accountKey } from '@/config/storageKeys';
import { removeText, storedKeys } from '@/lib/storage';
import type { StorageArea } from '@/lib/storage';
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
      if (account === undefined || payload.by === 'expiry') return;
      // What found no room in the browser's storage lies in that of this tab, which no other tab wipes.
      wipeWritten('session', account);
      if (payload.by === 'member') wipeWritten('local', account);
    },
  });
}

function wipeWritten(area: StorageArea, account: string): void {
  const keys = WRITTEN.map((record) => accountKey(record, account));
  for (const stored of storedKeys(area))
    // Each unsent message has a key of its own below that of its record.
    if (keys.some((key) => stored === key || stored.startsWith(`${key}:`))) removeText(area, stored);
}
