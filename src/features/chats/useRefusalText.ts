/** Why the server refused a message, one sentence for each reason (spec 8). */
import { useTranslation } from 'react-i18next';
import { FREE_CONVERSATIONS } from '@/config/limits';
import { useFailureText } from '@/core/errors/useFailureText';

/** @returns a function from the server's code and the addressee's name to the sentence */
export function useRefusalText(): (code: string | undefined, name: string) => string {
  const { t } = useTranslation('chats');
  const failureText = useFailureText();
  return (code = 'unknown', name) => {
    if (code === 'not_found') return t('state.unreachable', { name });
    if (code === 'attachment') return t('state.photoGone');
    if (code === 'reply_to') return t('state.replyGone');
    const text = failureText({ kind: 'refused', status: 0, code, details: { name }, fields: {} });
    if (code !== 'premium_only') return text;
    return `${text}. ${t('state.conversations', { count: FREE_CONVERSATIONS })}`;
  };
}
