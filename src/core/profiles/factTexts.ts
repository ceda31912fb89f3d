/** The words for the values of a profile's facts (spec 3). */
import type { TFunction, TOptions } from 'i18next';
import type { BodyType, EyeColor, Gender, HairColor, RelationshipStatus, Sexuality } from '@/domain/model';

interface FactTexts {
  body: Record<BodyType, string>;
  hair: Record<HairColor, string>;
  eyes: Record<EyeColor, string>;
  relationship: Record<RelationshipStatus, string>;
  sexuality: Record<Sexuality, string>;
}

/**
 * @param t the texts of the namespace `members`
 * @param gender whose facts they are: some languages have two forms
 */
export function factTexts(t: TFunction<'members'>, gender: Gender): FactTexts {
  // Which languages have two forms, English does not tell the types.
  const of: TOptions = { context: gender };
  return {
    body: { slim: t('profile.body.slim'), normal: t('profile.body.normal'), fat: t('profile.body.fat') },
    hair: {
      black: t('profile.hair.black'),
      brown: t('profile.hair.brown'),
      blond: t('profile.hair.blond'),
      auburn: t('profile.hair.auburn'),
      red: t('profile.hair.red'),
      grey: t('profile.hair.grey'),
      white: t('profile.hair.white'),
      other: t('profile.hair.other'),
    },
    eyes: {
      brown: t('profile.eyes.brown'),
      blue: t('profile.eyes.blue'),
      green: t('profile.eyes.green'),
      hazel: t('profile.eyes.hazel'),
      grey: t('profile.eyes.grey'),
      other: t('profile.eyes.other'),
    },
    relationship: {
      divorced: t('profile.relationship.divorced', of),
      living_together: t('profile.relationship.living_together', of),
      married: t('profile.relationship.married', of),
      single: t('profile.relationship.single', of),
      widowed: t('profile.relationship.widowed', of),
      unmarried: t('profile.relationship.unmarried', of),
    },
    sexuality: {
      hetero: t('profile.sexuality.hetero'),
      gay: t('profile.sexuality.gay'),
      lesbian: t('profile.sexuality.lesbian'),
      bi: t('profile.sexuality.bi'),
    },
  };
}
