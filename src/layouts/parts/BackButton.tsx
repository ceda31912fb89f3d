/** The way back in the installed app, which has no browser bar (spec 2). */
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useRouteName } from '@/core/navigation/routeName';
import { isInstalledApp } from '@/core/navigation/installedApp';
import { isVisitStart } from '@/core/navigation/visitStart';
import { showsBackButton } from '@/domain/backButton';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';

export function BackButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const name = useRouteName();
  const hasHistory = !isVisitStart(useLocation());
  const routeName = name === 'notFound' ? null : name;
  if (!showsBackButton({ routeName, installedApp: isInstalledApp(), hasHistory })) return null;
  return (
    <IconButton label={t('nav.back')} icon={<Icon as={ArrowLeft} />} onClick={() => void navigate(-1)} />
  );
}
