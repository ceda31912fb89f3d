/** Mails, pushes and text messages that were "sent", with their links. */
import { Button } from '@/ui/Button';
import { readOutbox } from '../mockState';
import { useAnswer } from '../useAnswer';
import type { Qa } from '../useQa';
import { WORDS } from '../words';

export function OutboxPanel({ qa }: { qa: Qa }) {
  const [outbox, look] = useAnswer(readOutbox, qa.send);
  return (
    <>
      <Button size="sm" kind="outline" onClick={look}>
        {WORDS.refresh}
      </Button>
      {outbox?.length === 0 && <p className="muted">{WORDS.noMails}</p>}
      <ul className="qa-list">
        {outbox?.map(({ id, kind, to, subject, text, links, sent_at, push }) => (
          <li key={id} className="qa-mail">
            <strong>{subject}</strong>
            <span className="muted">
              {kind} · {to} · <time dateTime={sent_at}>{new Date(sent_at).toLocaleString('en-GB')}</time>
            </span>
            <span>{text}</span>
            {push && (
              <span className="muted" translate="no">
                {push.device} · {push.state} · {push.note}
              </span>
            )}
            {links.map((link) => (
              // A plain link: a one-time link begins a visit of its own.
              <a key={link} href={link}>
                {link}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
