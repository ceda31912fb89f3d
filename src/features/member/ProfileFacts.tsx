/** The facts of a profile, as far as the member gave them and the settings show them. */
import { Eye, HeartHandshake, Languages, Ruler, Scissors, Users } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProfileDetails } from '@/domain/model';
import { languageName } from '@/i18n/languageName';
import { FactList } from '@/ui/FactList';
import { Icon } from '@/ui/Icon';
import { factTexts } from '@/core/profiles/factTexts';
import { useVisibleParts } from '@/core/profiles/useVisibleParts';

/** Nothing when there is nothing to tell. */
export function ProfileFacts({ profile }: { profile: ProfileDetails }) {
  const { t } = useTranslation('members');
  const { showsField } = useVisibleParts();
  const texts = factTexts(t, profile.gender);
  const { body_type, hair_color, eye_color, relationship_status, sexuality, languages } = profile;
  const all: { field: keyof ProfileDetails; icon: LucideIcon; term: string; value: string | null }[] = [
    {
      field: 'body_type',
      icon: Ruler,
      term: t('profile.facts.body'),
      value: body_type && texts.body[body_type],
    },
    {
      field: 'hair_color',
      icon: Scissors,
      term: t('profile.facts.hair'),
      value: hair_color && texts.hair[hair_color],
    },
    {
      field: 'eye_color',
      icon: Eye,
      term: t('profile.facts.eyes'),
      value: eye_color && texts.eyes[eye_color],
    },
    {
      field: 'relationship_status',
      icon: HeartHandshake,
      term: t('profile.facts.relationship'),
      value: relationship_status && texts.relationship[relationship_status],
    },
    {
      field: 'sexuality',
      icon: Users,
      term: t('profile.facts.sexuality'),
      value: sexuality && texts.sexuality[sexuality],
    },
    {
      field: 'languages',
      icon: Languages,
      term: t('profile.facts.languages'),
      value: languages.map(languageName).join(', ') || null,
    },
  ];
  const facts = all.flatMap(({ field, icon, term, value }) =>
    value === null || !showsField(field) ? [] : [{ key: field, icon: <Icon as={icon} />, term, value }],
  );
  return facts.length > 0 && <FactList facts={facts} />;
}
