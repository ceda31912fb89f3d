/** One movement of credits: what for, when, how many, and what was left. */
import { Coins, Gift, Image, MessageCircle, Scale, Sparkles, Undo2 } from 'lucide-react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import type { LedgerEntry } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { Icon } from '@/ui/Icon';
import { useMovementText } from './useMovementText';
import { useStatementFormats } from './useStatementFormats';

const ICONS = {
  message: MessageCircle,
  gift: Gift,
  photo: Image,
  purchase: Coins,
  signup: Sparkles,
  withdrawal: Undo2,
  correction: Scale,
} as const satisfies Record<LedgerEntry['kind'], unknown>;

/** The page that a movement belongs to; null when there is none. */
function placeOf({ conversation, payment_id }: LedgerEntry): string | null {
  if (conversation !== null) return path('chat', { id: conversation });
  return payment_id === null ? null : path('transactions', { id: payment_id });
}

export function LedgerRow({ entry }: { entry: LedgerEntry }) {
  const { t } = useTranslation('transactions');
  const { day, time, number } = useFormats();
  const { signed } = useStatementFormats();
  const text = useMovementText()(entry);
  const to = placeOf(entry);
  return (
    <li className="statement-row" tabIndex={-1}>
      <span className="statement-mark">
        <Icon as={ICONS[entry.kind]} />
      </span>
      <span className="statement-main">
        <strong>{to === null ? text : <Link to={to}>{text}</Link>}</strong>
        <time className="small muted" dateTime={entry.at}>
          {day(entry.at)}, {time(entry.at)}
        </time>
      </span>
      <span className="statement-end num">
        <strong className={clsx(entry.credits > 0 && 'text-success')}>{signed(entry.credits)}</strong>
        <span className="small muted">{t('ledger.after', { balance: number(entry.balance) })}</span>
      </span>
    </li>
  );
}
