/** A log-out that the server has not heard of: remembered without a name, so that nobody is shown as logged in meanwhile. */
import { LOCAL_KEYS } from '@/config/storageKeys';
import { readText, removeText, writeText } from '@/lib/storage';

/** @returns true when somebody logged out in this browser and the server does not know it yet */
export const logoutIsPending = (): boolean => readText('local', LOCAL_KEYS.logoutPending) !== null;

export const rememberLogout = (): boolean => writeText('local', LOCAL_KEYS.logoutPending, '1');

/** The server knows, or somebody has logged in since. */
export const forgetLogout = (): boolean => removeText('local', LOCAL_KEYS.logoutPending);
