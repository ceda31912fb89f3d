/** The browser's notices while the site is open but out of sight: asked for when they are turned on, never before. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { selectPushSubscribed } from '@/core/push/pushSlice';
import { chooseSignal } from '@/core/signals/signals';
import { useSignal } from '@/core/signals/useSignal';
import { useAppSelector } from '@/store/hooks';
import { Switch } from '@/ui/Switch';

export function NoticeSwitch() {
  const { t } = useTranslation('account');
  const wanted = useSignal('notice');
  const pushed = useAppSelector(selectPushSubscribed);
  const [permission, ask] = usePermission();
  const [asked, setAsked] = useState(false);
  const on = wanted && permission === 'granted';

  const denied = permission === 'denied';

  const choose = async (): Promise<void> => {
    if (denied) return;
    if (on) {
      chooseSignal('notice', false);
      return;
    }
    chooseSignal('notice', true);
    await ask();
    setAsked(true);
  };

  // Push does the same, and more.
  if (pushed) return <p>{t('chatSounds.byPush')}</p>;
  return (
    <div className="setting-switch">
      <Switch
        label={t('chatSounds.notice')}
        help={t('chatSounds.noticeHelp')}
        checked={on}
        // The browser's own way would take the focus from whoever has just pressed it.
        aria-disabled={denied || undefined}
        onChange={() => void choose()}
      />
      <output className="setting-answer small">
        {denied && (
          <>
            {t('chatSounds.denied')}{' '}
            <Link className="link-inline" to={path('notifications')}>
              {t('chatSounds.allow')}
            </Link>
          </>
        )}
        {permission === 'default' && asked && t('push.undecided')}
      </output>
    </div>
  );
}

/** What the browser allows, read again when somebody comes back from its settings; and the question to it. */
function usePermission(): [NotificationPermission, () => Promise<void>] {
  const [permission, setPermission] = useState(() => Notification.permission);
  useEffect(() => {
    const read = (): void => setPermission(Notification.permission);
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, []);
  const ask = async (): Promise<void> => setPermission(await Notification.requestPermission());
  return [permission, ask];
}
