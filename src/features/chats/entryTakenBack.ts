/** A message that was not sent goes back to where it was written. */
import { createAction } from '@reduxjs/toolkit';
import type { OutboxEntry } from '@/domain/outbox';

/**
 * Its words join the draft; what else it carried goes back to its place beside the writing field.
 * @property account id of the account whose message it is
 */
export const entryTakenBack = createAction<OutboxEntry & { account: string | null }>('chats/entryTakenBack');
