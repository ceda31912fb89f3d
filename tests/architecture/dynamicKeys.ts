// Families of translation keys that code puts together from data, so that their keys occur nowhere as written.

export interface DynamicFamily {
  /** Namespace and start of the keys, for example `errors:code.`. */
  readonly prefix: string;
  /** Where the ending comes from. */
  readonly reason: string;
}

export const DYNAMIC_FAMILIES: readonly DynamicFamily[] = [
  { prefix: 'pages:titles.', reason: 'names of the routes, src/config/paths.ts' },
  {
    prefix: 'notices:',
    reason: 'keys of notices kept in the store, src/core/notices/noticesSlice.ts',
  },
  { prefix: 'common:countries.', reason: 'the countries served, src/config/countries.ts' },
  { prefix: 'common:alerts.', reason: 'kinds of alerts, src/domain/layoutAlerts.ts, and why mails are off' },
  {
    prefix: 'account:notifications.group.',
    reason: 'groups of notification types, src/domain/notificationChoices.ts',
  },
  { prefix: 'account:notifications.type.', reason: 'the notification types' },
  { prefix: 'account:notifications.help.', reason: 'the notification types' },
  { prefix: 'account:notifications.at.', reason: 'how far the saving of a choice is' },
  { prefix: 'account:notifications.off.', reason: 'why mails are off, disabled_reason of the member' },
  { prefix: 'profile:photos.upload.', reason: 'how far a photo is, src/features/photos/photosState.ts' },
  { prefix: 'profile:photos.refused.', reason: 'why a file is no photo, src/domain/photoFile.ts' },
  { prefix: 'profile:photos.failed.', reason: 'kinds of changes, src/domain/photoOrder.ts' },
  { prefix: 'chats:gift.name.', reason: 'the gifts, src/config/gifts.ts' },
  { prefix: 'chats:gift.sent.', reason: 'the gifts, src/config/gifts.ts' },
  { prefix: 'chats:gift.received.', reason: 'the gifts, src/config/gifts.ts' },
  { prefix: 'chatTools:attach.refused.', reason: 'why a file is no photo, src/domain/photoFile.ts' },
  {
    prefix: 'chatTools:attach.wanted.',
    reason: 'how far a picture is, src/features/chats/attachmentsSlice.ts',
  },
  { prefix: 'chatTools:check.kind.', reason: 'kinds of contact details, src/domain/contactDetails.ts' },
  { prefix: 'landers:more.', reason: 'the facts below the fold, src/features/landers/parts/LanderMore.tsx' },
  {
    prefix: 'tinderswipe:cards.',
    reason: 'the sample cards, src/features/landers/tinderswipe/teaserCards.ts',
  },
  { prefix: 'iconslanding:wishes.', reason: 'the first answers, src/features/landers/icons/wishes.ts' },
  { prefix: 'iconslanding:lines.', reason: 'the first answers, src/features/landers/icons/wishes.ts' },
  { prefix: 'heads:descriptions.', reason: 'names of the routes that may be found by searches' },
  { prefix: 'landers:niches.', reason: 'names of the niches, src/domain/landingSlug.ts' },
  { prefix: 'terms:sections.', reason: 'the sections of the document, in the order of its file' },
  { prefix: 'privacy:sections.', reason: 'the sections of the document, in the order of its file' },
  {
    prefix: 'cookies:stored.places.',
    reason: 'what the browser keeps, src/features/documents/storedThings.ts',
  },
  {
    prefix: 'cookies:stored.entries.',
    reason: 'what the browser keeps, src/features/documents/storedThings.ts',
  },
  { prefix: 'cookies:stored.for.', reason: 'what the browser keeps, src/features/documents/storedThings.ts' },
  { prefix: 'cookies:sections.', reason: 'the sections of the document, in the order of its file' },
  { prefix: 'ban:sections.', reason: 'the sections of the document, in the order of its file' },
  { prefix: 'returnPolicy:sections.', reason: 'the sections of the document, in the order of its file' },
  { prefix: 'accessibility:sections.', reason: 'the sections of the document, in the order of its file' },
  { prefix: 'members:search.region.', reason: 'kinds of regions, src/config/countries.ts, and the lands' },
  { prefix: 'consent:status.', reason: 'the states of consent, src/domain/consent.ts' },
];
