/** The head of the credits page of a paying member: the balance is the title, and how far it goes. */
import { Trans, useTranslation } from 'react-i18next';
import { selectCredits } from '@/core/auth/authSlice';
import { selectSettings } from '@/core/settings/settingsSlice';
import { messagesFor } from '@/domain/pricing';
import { useAppSelector } from '@/store/hooks';

export function CreditsHead() {
  const { t } = useTranslation('premium');
  const credits = useAppSelector(selectCredits);
  const settings = useAppSelector(selectSettings);
  const messages = settings && messagesFor(credits, settings.message_credits);
  // The number in the title is that of the messages then, and need not be said twice.
  const isEach = credits > 1 && messages === credits;
  return (
    <header className="shop-head">
      <h1 tabIndex={-1}>
        <Trans
          t={t}
          i18nKey="credits.balance"
          count={credits}
          components={{ n: <span className="shop-balance-number" /> }}
        />
      </h1>
      <p className="lead muted">
        {messages !== null && messages > 0 && (
          <>
            <span className="shop-sentence">
              {isEach ? t('credits.each') : t('credits.reach', { count: messages })}
            </span>{' '}
          </>
        )}
        <span className="shop-sentence">{t('credits.once')}</span>
      </p>
    </header>
  );
}
