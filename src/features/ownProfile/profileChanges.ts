/** From what stands in the form to what is sent: only what differs from the profile. */
import type { ProfileField, ProfileValues, TypedValues } from './profileFields';

const PLACE: readonly ProfileField[] = ['country', 'region', 'city'];

const emptyToNull = (text: string | null): string | null => text?.trim() || null;

/** The values without the spaces around them; an empty text is no answer. */
export function tidied(values: ProfileValues): ProfileValues {
  return {
    ...values,
    name: values.name.trim(),
    about: emptyToNull(values.about),
    city: emptyToNull(values.city),
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** @returns the fields of `values` that `keep` names */
export function pickFields(values: TypedValues, keep: (field: string) => boolean): TypedValues {
  return Object.fromEntries(Object.entries(values).filter(([field]) => keep(field)));
}

/**
 * What a save has to send.
 * @param values the form's values, tidied
 * @param profile what the server has
 * @param fields the fields that the form asks for; no other is ever sent
 * @returns empty when nothing differs; of a place all three, because they only mean something together
 */
export function changesOf(
  values: ProfileValues,
  profile: ProfileValues,
  fields: readonly ProfileField[],
): TypedValues {
  const changed = fields.filter((field) => !same(values[field], profile[field]));
  const moved = changed.some((field) => PLACE.includes(field));
  const sent = new Set<string>(moved ? [...changed, ...PLACE] : changed);
  return pickFields(values, (field) => sent.has(field) && fields.some((asked) => asked === field));
}

/** What was typed, without the fields that say what the profile says anyway. */
export function differing(typed: TypedValues, profile: ProfileValues): TypedValues {
  const values = { ...profile, ...typed };
  return pickFields(
    typed,
    (field) => field in profile && !same(valueOf(values, field), valueOf(profile, field)),
  );
}

/** What was typed since a save began: the fields that it carried and that still say the same are done. */
export function typedSince(
  typed: TypedValues,
  saved: TypedValues,
  fields: readonly ProfileField[],
): TypedValues {
  return pickFields(
    typed,
    (field) =>
      !fields.some((asked) => asked === field) || !same(valueOf(typed, field), valueOf(saved, field)),
  );
}

const valueOf = (values: object, field: string): unknown => new Map(Object.entries(values)).get(field);
