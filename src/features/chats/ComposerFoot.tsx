/** Under the writing field: what a message costs, what is left, and how long it is as soon as there is one. */
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { selectCredits } from '@/core/auth/authSlice';
import { selectSettings } from '@/core/settings/settingsSlice';
import { messageCount } from '@/domain/messageCount';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';

const TONES = { normal: undefined, warning: 'count-warn', limit: 'count-full' } as const;

export function ComposerFoot({ id, draft }: { id: string; draft: string }) {
  const { t } = useTranslation('chats');
  const { number } = useFormats();
  const settings = useAppSelector(selectSettings);
  const credits = useAppSelector(selectCredits);
  if (!settings) return <div className="composer-foot" id={id} />;
  const limit = settings.message_length;
  const { used, left, tone } = messageCount(draft.trim(), limit);
  const values = { used: number(used), limit: number(limit) };
  return (
    <div className="composer-foot" id={id}>
      <span>
        {[
          t('composer.cost', { count: settings.message_credits }),
          t('composer.left', { count: credits }),
        ].join(' · ')}
      </span>
      {used > 0 && (
        <span className={clsx(TONES[tone])}>
          {left < 0 && <>{t('composer.tooLong', { count: -left })} </>}
          <span aria-hidden="true">{t('composer.count', values)}</span>
          <span className="visually-hidden">{t('composer.countInWords', values)}</span>
        </span>
      )}
    </div>
  );
}
