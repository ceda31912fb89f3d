/** Wire schemas as JSON Schema, the things of the product by name. */
import {
  toJsonSchema,
  toJsonSchemaDefs,
  type ConversionConfig,
  type JsonSchema,
} from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { attachmentSchema, chatItemSchema, messageSchema, quoteSchema } from '@/api/wire/chat';
import {
  likedBySchema,
  photoSchema,
  profileDetailsSchema,
  profileImageSchema,
  profileSchema,
} from '@/api/wire/profile';
import {
  cardSchema,
  discountSchema,
  packageSchema,
  paymentAnswer,
  paymentMethodSchema,
} from '@/api/wire/payment';
import { settingsSchema } from '@/api/wire/settings';
import { trackingSchema } from '@/api/wire/tracking';
import { notificationType, userSchema } from '@/api/wire/user';

export type Json = Record<string, unknown>;

/** What many calls speak of. */
const named: Record<string, v.GenericSchema> = {
  Attachment: attachmentSchema,
  Card: cardSchema,
  Chat: chatItemSchema,
  Discount: discountSchema,
  LikedBy: likedBySchema,
  Message: messageSchema,
  NotificationType: notificationType,
  Package: packageSchema,
  Payment: paymentAnswer,
  PaymentMethod: paymentMethodSchema,
  Photo: photoSchema,
  Profile: profileSchema,
  ProfileDetails: profileDetailsSchema,
  ProfileImage: profileImageSchema,
  Quote: quoteSchema,
  Settings: settingsSchema,
  Tracking: trackingSchema,
  User: userSchema,
};

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // What goes over the wire, before anything is filled in.
  typeMode: 'input',
  // A check by a function has no equal in JSON Schema: the kind of the value stays.
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema }) =>
    valibotSchema.type === 'instance'
      ? { type: 'string', contentMediaType: 'application/octet-stream' }
      : undefined,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

function bare({ $schema: _dialect, $defs: _definitions, ...schema }: JsonSchema): Json {
  return { ...schema };
}

/** The schema of a request or an answer; things that have a name are referred to. */
export const schemaOf = (schema: v.GenericSchema): Json =>
  bare(toJsonSchema(schema, { ...config, definitions: named }));

/** All things that have a name. */
export const namedSchemas = (): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(toJsonSchemaDefs(named, config)).map(([name, schema]) => [name, bare(schema)]),
  );
