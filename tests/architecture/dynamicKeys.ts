// Families of translation keys that code puts together from data, so that their keys occur nowhere as written.

export interface DynamicFamily {
  /** Namespace and start of the keys, for example `errors:code.`. */
  readonly prefix: string;
  /** Where the ending comes from. */
  readonly reason: string;
}

export const DYNAMIC_FAMILIES: readonly DynamicFamily[] = [
  { prefix: 'pages:titles.', reason: 'names of the routes, src/config/paths.ts' },
  { prefix: 'common:notices.', reason: 'keys of notices kept in the store, src/core/notices/noticeKeys.ts' },
  { prefix: 'common:alerts.notifications.', reason: 'why mails are off, disabled_reason of the member' },
  { prefix: 'common:footer.', reason: 'links of the footer, listed beside it' },
];
