/** The way back in the installed app, which has no browser bar (spec 2). */
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAppBack } from '@/core/navigation/useAppBack';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';

export function BackButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (!useAppBack()) return null;
  return (
    <IconButton label={t('nav.back')} icon={<Icon as={ArrowLeft} />} onClick={() => void navigate(-1)} />
  );
}
