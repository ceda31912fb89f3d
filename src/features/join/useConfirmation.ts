/** The confirmation of an address under way: where the mail went, when the next may go, and the three things one can do. */
import { useState } from 'react';
import type { Failure } from '@/api/failure';
import { serverNow } from '@/api/serverClock';
import { MAIL_WAIT_MS } from '@/config/limits';
import { fetchUser } from '@/core/auth/authThunks';
import { isMailPause, mailPauseUntil } from '@/core/mails/mailPause';
import type { User } from '@/domain/model';
import { uuid } from '@/lib/uuid';
import { useAppDispatch } from '@/store/hooks';
import { mailNewAddress, resendMail } from './joinThunks';
import { keepSentMail, readSentMail, serverWait } from './sentMail';
import type { SentMail } from './sentMail';

/** What came of the last act: said once, until the next one. */
export type Told = 'sent' | 'notYet' | 'limited' | { failure: Failure } | null;

const UNKNOWN: Failure = { kind: 'server', status: 500 };
const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

export function useConfirmation(user: User) {
  const dispatch = useAppDispatch();
  const [sent, setSent] = useState(() => readSentMail(user.id, Date.parse(user.signup_date), MAIL_WAIT_MS));
  const [told, setTold] = useState<Told>(null);
  const [busy, setBusy] = useState<'send' | 'check' | null>(null);
  /** The key of a sending that got no answer, and where it went. */
  const [open, setOpen] = useState<{ email: string; key: string } | null>(null);
  // Once the new address is the account's own, nothing waits any more.
  const newEmail = sent.new_email !== null && !same(sent.new_email, user.email) ? sent.new_email : null;

  function keep(next: SentMail): void {
    setSent(next);
    keepSentMail(user.id, next);
  }

  /** Sends to an address: the account's own once more, or another one. @returns the failure, null when it went out */
  async function sendTo(email: string): Promise<Failure | null> {
    const own = same(email, user.email);
    const key = open?.email === email ? open.key : uuid();
    setBusy('send');
    setTold(null);
    const result = own
      ? await dispatch(resendMail({ idempotencyKey: key }))
      : await dispatch(mailNewAddress({ new_email: email, idempotencyKey: key }));
    setBusy(null);
    const failure =
      resendMail.fulfilled.match(result) || mailNewAddress.fulfilled.match(result)
        ? null
        : (result.payload ?? UNKNOWN);
    setOpen(failure === null || failure.kind === 'refused' ? null : { email, key });
    const until = mailPauseUntil(failure, serverNow());
    if (failure === null) {
      keep({
        ...sent,
        new_email: own ? null : email.trim(),
        wait_until: serverNow() + MAIL_WAIT_MS,
        limited: false,
      });
      setTold('sent');
    } else if (until !== null) {
      keep(own ? { ...sent, wait_until: until, limited: true } : { ...sent, change_wait_until: until });
    }
    return failure;
  }

  const wanted = serverWait(sent, newEmail === null);
  const waitUntil = Math.max(sent.wait_until, wanted);

  return {
    email: newEmail ?? user.email,
    newEmail,
    waitUntil,
    limited: waitUntil === wanted,
    /** Until when the server wants no mail to an address that somebody types; epoch ms, 0 when it has said nothing. */
    waitFor: (email: string) => serverWait(sent, same(email, user.email)),
    busy,
    told,
    sendTo,
    resend: async () => {
      const failure = await sendTo(newEmail ?? user.email);
      // For how long it is enough is said by the countdown.
      if (failure !== null) setTold(isMailPause(failure) ? 'limited' : { failure });
    },
    /** Asks the server whether the link was opened. */
    check: async () => {
      setBusy('check');
      setTold(null);
      const result = await dispatch(fetchUser());
      setBusy(null);
      setTold(fetchUser.fulfilled.match(result) ? 'notYet' : { failure: result.payload ?? UNKNOWN });
    },
  };
}

export type Confirmation = ReturnType<typeof useConfirmation>;
