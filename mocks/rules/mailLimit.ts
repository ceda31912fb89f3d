/** How often an account may have a mail sent that confirms an address, its own or another one. */
import { hours } from '../clock';
import { tooMany } from './refusal';

const MAILS_PER_HOUR = 3;

/**
 * Throws 429 with the seconds until the oldest mail of the last hour no longer counts.
 * @param sent when the mails went out that count, in any order
 */
export function assertMayMail(sent: readonly number[], now: number): void {
  const recent = sent
    .map((at) => at + hours(1))
    .filter((until) => until > now)
    .sort((a, b) => a - b);
  const [firstFree] = recent.slice(-MAILS_PER_HOUR);
  if (recent.length >= MAILS_PER_HOUR && firstFree !== undefined)
    throw tooMany('too_many_mails', (firstFree - now) / 1000);
}
