/** The entries of a message's menu, each with its consequence where it has one. */
import type { ReactNode } from 'react';
import { Copy, CornerUpLeft, Flag, Trash2 } from 'lucide-react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverClock';
import { TAKE_BACK_MINUTES } from '@/config/limits';
import { useFormats } from '@/i18n/useFormats';
import { Icon } from '@/ui/Icon';
import type { ActTarget } from './actTarget';
import { QuickReactions } from './QuickReactions';

interface ActListProps {
  target: ActTarget;
  onReact: (emoji: string | null) => void;
  onMoreEmoji: () => void;
  onReply: () => void;
  onCopy: () => void;
  onDelete: () => void;
  onReport: () => void;
}

const MINUTE_MS = 60_000;

export function ActList(props: ActListProps) {
  const { target, onReact, onMoreEmoji, onReply, onCopy, onDelete, onReport } = props;
  const { t } = useTranslation('chatTools');
  const { time } = useFormats();
  const { message, own, name } = target;
  const until = Date.parse(message.sent_at) + TAKE_BACK_MINUTES * MINUTE_MS;
  const late = serverNow() >= until;
  const report = (
    <Entry icon={<Icon as={Flag} />} hint={t('act.reportHint', { name })} onSelect={onReport}>
      {t('act.report')}
    </Entry>
  );
  if (message.deleted === true) return report;
  return (
    <>
      {/* The sheet of a phone covers much of the log. */}
      {message.text !== '' && (
        <p className="act-preview" dir="auto" aria-hidden="true">
          {message.text}
        </p>
      )}
      <QuickReactions message={message} onReact={onReact} onMore={onMoreEmoji} />
      <Entry icon={<Icon as={CornerUpLeft} />} onSelect={onReply}>
        {t('act.reply')}
      </Entry>
      {message.text !== '' && (
        <Entry icon={<Icon as={Copy} />} onSelect={onCopy}>
          {t('act.copy')}
        </Entry>
      )}
      {own ? (
        <Entry
          danger
          disabled={late}
          icon={<Icon as={Trash2} />}
          hint={
            late
              ? t('act.deleteLate', { count: TAKE_BACK_MINUTES })
              : t('act.deleteHint', { name, time: time(until) })
          }
          onSelect={onDelete}
        >
          {t('act.delete')}
        </Entry>
      ) : (
        report
      )}
    </>
  );
}

interface EntryProps {
  icon: ReactNode;
  children: ReactNode;
  hint?: string;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

function Entry({ icon, children, hint, danger = false, disabled = false, onSelect }: EntryProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={disabled}
      className={clsx('menu-item', danger && 'menu-item-danger')}
      onClick={onSelect}
    >
      {icon}
      <span>
        {children}
        {hint !== undefined && <span className="act-hint">{hint}</span>}
      </span>
    </button>
  );
}
