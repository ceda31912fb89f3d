// The groups in which interests are offered, with their names.
import { useTranslation } from 'react-i18next';
import { INTEREST_GROUPS, type Interest } from '@/config/interests';

/** A group's name in the member's language, and what it holds. */
interface NamedGroup {
  readonly label: string;
  readonly all: readonly Interest[];
}

/** @returns the groups in the order they are shown in, what is done together last (spec 3); needs the texts `interests` */
export function useInterestGroups(): readonly NamedGroup[] {
  const { t } = useTranslation('interests');
  return [
    { label: t('groups.active'), all: INTEREST_GROUPS.active },
    { label: t('groups.culture'), all: INTEREST_GROUPS.culture },
    { label: t('groups.food'), all: INTEREST_GROUPS.food },
    { label: t('groups.together'), all: INTEREST_GROUPS.together },
    { label: t('groups.intimate'), all: INTEREST_GROUPS.intimate },
  ];
}
