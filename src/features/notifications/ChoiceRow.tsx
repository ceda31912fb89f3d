/** One kind of notice: a switch, and under it why a choice could not be saved. */
import { useTranslation } from 'react-i18next';
import { useFailureText } from '@/core/errors/useFailureText';
import type { NotificationType } from '@/domain/model';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Switch } from '@/ui/Switch';
import { selectChoiceFailed, selectTypesOff } from './notificationsSlice';
import { choose } from './notificationsThunks';

/** Id of the switch of a type, for those who lead there. */
export const switchId = (type: NotificationType): string => `notice-${type}`;

export function ChoiceRow({ type }: { type: NotificationType }) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const isOn = !useAppSelector(selectTypesOff).includes(type);
  const failed = useAppSelector((state) => selectChoiceFailed(state, type));
  return (
    <li className="choice">
      <Switch
        id={switchId(type)}
        label={t(`notifications.type.${type}`)}
        help={t(`notifications.help.${type}`)}
        checked={isOn}
        onChange={() => void dispatch(choose({ type, on: !isOn }))}
      />
      <p className="choice-failed" role="alert">
        {failed !== null && t('notifications.failed', { reason: failureText(failed.failure) })}
      </p>
    </li>
  );
}
