/** Who finds this member, and what is kept with consent only. */
import { useTranslation } from 'react-i18next';
import { modalOpened } from '@/core/modals/modalsSlice';
import type { User } from '@/domain/model';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { ConsentState } from './ConsentState';
import type { ConsentQuestion } from './ConsentState';
import { InvisibleSwitch } from './InvisibleSwitch';
import { SettingsPanel } from './SettingsPanel';
import './rows.scss';

interface PrivacyPanelProps {
  user: User;
  /** The question of consent with its explicit answer. */
  Question: ConsentQuestion;
}

export function PrivacyPanel({ user, Question }: PrivacyPanelProps) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  return (
    <SettingsPanel part="privacy" title={t('settings.privacy.title')}>
      <div className="setting-rows">
        <InvisibleSwitch key={user.id} invisible={user.invisible} />
        <ConsentState since={user.sensitive_consent} Question={Question} />
        <section className="setting-row" aria-labelledby="cookies-title">
          <div>
            <h3 id="cookies-title">{t('settings.privacy.cookies')}</h3>
            <p>{t('settings.privacy.cookiesHelp')}</p>
          </div>
          <Button
            kind="outline"
            size="sm"
            aria-label={t('settings.privacy.cookiesChange')}
            onClick={() => dispatch(modalOpened({ name: 'consent' }))}
          >
            {t('settings.change')}
          </Button>
        </section>
      </div>
    </SettingsPanel>
  );
}
