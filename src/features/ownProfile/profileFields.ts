/** The fields of the own profile that can be changed, and the parts they are asked for in (spec 3). */
import * as v from 'valibot';
import { profileDetailsSchema } from '@/api/wire/profile';
import { SENSITIVE_FIELDS } from '@/core/formDrafts/sensitiveDrafts';
import type { ProfileDetails } from '@/domain/model';

export type ProfilePart = 'name' | 'personal' | 'looks' | 'place' | 'about' | 'languages' | 'interests';

export const PROFILE_FIELDS = [
  'name',
  'about',
  'country',
  'region',
  'city',
  'sexuality',
  'relationship_status',
  'body_type',
  'hair_color',
  'eye_color',
  'languages',
  'interests',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export type ProfileValues = Pick<ProfileDetails, ProfileField>;
/** What somebody has typed and not saved yet, or what is to be saved. */
export type TypedValues = Partial<ProfileValues>;

export const PART_FIELDS: Readonly<Record<ProfilePart, readonly ProfileField[]>> = {
  name: ['name'],
  about: ['about'],
  place: ['country', 'region', 'city'],
  personal: ['sexuality', 'relationship_status'],
  looks: ['body_type', 'hair_color', 'eye_color'],
  languages: ['languages'],
  interests: ['interests'],
};

/** Kept only with the member's explicit consent. */
const SENSITIVE: ReadonlySet<ProfileField> = new Set(SENSITIVE_FIELDS);
/** Everybody's name and place are shown; the settings decide about the others. */
const ALWAYS_SHOWN: ReadonlySet<ProfileField> = new Set(['name', 'country', 'region', 'city']);

const { entries } = profileDetailsSchema;

/** The choices of each field with a fixed list of answers. */
export const CHOICES = {
  sexuality: entries.sexuality.wrapped.options,
  relationship_status: entries.relationship_status.wrapped.options,
  body_type: entries.body_type.wrapped.options,
  hair_color: entries.hair_color.wrapped.options,
  eye_color: entries.eye_color.wrapped.options,
} as const;

/** What a browser may have kept of unsaved values. */
export const typedSchema = v.object({
  name: v.exactOptional(entries.name),
  about: v.exactOptional(entries.about),
  country: v.exactOptional(entries.country),
  region: v.exactOptional(entries.region),
  city: v.exactOptional(entries.city),
  sexuality: v.exactOptional(entries.sexuality),
  relationship_status: v.exactOptional(entries.relationship_status),
  body_type: v.exactOptional(entries.body_type),
  hair_color: v.exactOptional(entries.hair_color),
  eye_color: v.exactOptional(entries.eye_color),
  languages: v.exactOptional(entries.languages),
  interests: v.exactOptional(entries.interests),
}) satisfies v.GenericSchema<unknown, TypedValues>;

export interface AskedFields {
  /** In the order of the form. */
  fields: ProfileField[];
  /** Some of the fields are left out because the member has not agreed that they are kept. */
  needsConsent: boolean;
}

/**
 * Which fields a form asks for.
 * @param parts the parts of the form
 * @param shown settings.visible_profile_fields; null while the settings are unknown, then all are asked for
 * @param consented whether a consent for the sensitive fields is on record
 */
export function askedFields(
  parts: readonly ProfilePart[],
  shown: readonly string[] | null,
  consented: boolean,
): AskedFields {
  const visible = parts
    .flatMap((part) => PART_FIELDS[part])
    .filter((field) => ALWAYS_SHOWN.has(field) || shown === null || shown.includes(field));
  const fields = visible.filter((field) => consented || !SENSITIVE.has(field));
  return { fields, needsConsent: fields.length < visible.length };
}
