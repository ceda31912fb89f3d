/** Says why this session cannot sign up, and who helps where the date was a slip (spec 5). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { Alert } from '@/ui/Alert';
import { Tagged } from '@/ui/Tagged';

export function TooYoung({ onLeave }: { onLeave: (() => void) | undefined }) {
  const { t } = useTranslation('auth');
  return (
    <Alert tone="red">
      <Tagged
        text={t('signup.tooYoung')}
        tags={{ service: <Link to={path('service')} onClick={onLeave} /> }}
      />
    </Alert>
  );
}
