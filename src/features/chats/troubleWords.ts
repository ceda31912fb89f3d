/** What the list says of a message that did not arrive: keys of the namespace `chats`. */
export const TROUBLE = { failed: 'list.failed', unanswered: 'list.unanswered' } as const;
