/** Sessions and their cookie (contract, conventions). */
import { days } from '../clock';
import type { Context } from '../call';
import type { Account, Db } from '../tables';
import { dropDevicesOf } from './pushDevices';

export const SESSION_COOKIE = 'auth';
const SESSION_DAYS = 30;
const attributes = 'Path=/; HttpOnly; SameSite=Lax';

/** Opens a session for an account and puts its cookie into the answer. */
export function openSession(context: Pick<Context, 'db' | 'now' | 'cookies'>, account: Account): void {
  const { db, now, cookies } = context;
  const token = crypto.randomUUID();
  db.sessions.set(token, { member: account.id, expires: now + days(SESSION_DAYS) });
  cookies.push(`${SESSION_COOKIE}=${token}; ${attributes}; Max-Age=${days(SESSION_DAYS) / 1000}`);
  if (db.jar.enabled) db.jar.session = token;
}

/** The session that an answer's cookies open, null when they open none. */
export function sessionOpened(cookies: readonly string[]): string | null {
  const opening = cookies.findLast((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`));
  return opening?.slice(SESSION_COOKIE.length + 1).split(';')[0] || null;
}

/** Ends the session of a request and removes its cookie. */
export function closeSession(context: Pick<Context, 'db' | 'session' | 'cookies'>): void {
  const { db, session, cookies } = context;
  const member = session === null ? undefined : db.sessions.get(session)?.member;
  if (session !== null) db.sessions.delete(session);
  if (member !== undefined) dropDevicesOf(db, member, (of) => of === session);
  db.jar.session = null;
  cookies.push(`${SESSION_COOKIE}=; ${attributes}; Max-Age=0`);
}

/** The account that a session belongs to; null when there is none, or its time is over. */
export function accountOfSession(db: Db, token: string | null, now: number): Account | null {
  const session = token === null ? undefined : db.sessions.get(token);
  return session && session.expires > now ? (db.accounts.get(session.member) ?? null) : null;
}

/** Remembers that the owner of a session is there. */
export function touchSession(db: Db, token: string | null, now: number): void {
  const session = token === null ? undefined : db.sessions.get(token);
  if (session) session.seen = now;
}

/**
 * When somebody was last at one of their sessions, milliseconds since 1970; null for somebody who is logged in
 * nowhere or has not asked for anything yet.
 */
export function lastRequest(db: Db, member: string): number | null {
  let latest: number | null = null;
  for (const session of db.sessions.values())
    if (session.member === member && session.seen !== undefined) latest = Math.max(latest ?? 0, session.seen);
  return latest;
}

/**
 * Ends the sessions of an account, and push in the browsers that had them: a lost phone is told nothing more.
 * @param kept a session that goes on
 */
export function endSessionsOf(db: Db, member: string, kept: string | null = null): void {
  for (const [token, session] of db.sessions) {
    if (session.member === member && token !== kept) db.sessions.delete(token);
  }
  dropDevicesOf(db, member, (session) => session !== kept);
}

/** Whether an account is logged in anywhere. */
export const hasSession = (db: Db, member: string, now: number): boolean =>
  [...db.sessions.values()].some((session) => session.member === member && session.expires > now);
