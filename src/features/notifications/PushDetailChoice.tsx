/** How much a notice may show on this device: discreet, unless the member wants more (BX-24). */
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import { SegmentedControl } from '@/ui/SegmentedControl';
import { usePushDetail } from './usePushDetail';

export function PushDetailChoice() {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  const { shows, choose, failed, saved } = usePushDetail();
  const help = {
    nothing: t('push.discreet'),
    name: t('push.detail.helpName'),
    text: t('push.detail.helpText'),
  };
  return (
    <div className="push-detail">
      <SegmentedControl
        label={t('push.detail.label')}
        options={[
          { value: 'nothing', label: t('push.detail.nothing') },
          { value: 'name', label: t('push.detail.name') },
          { value: 'text', label: t('push.detail.text') },
        ]}
        value={shows}
        onChange={choose}
        help={help[shows]}
        error={failed ? t('push.detail.failed', { reason: failureText(failed.failure) }) : undefined}
      />
      <output className="visually-hidden">{saved && t('notifications.at.saved')}</output>
    </div>
  );
}
