/** What the copy of an account looks like: one JSON object, dates in ISO 8601, names as the product's own data have them. */
import type { Profile } from '@/domain/model';
import type { Collected } from './collector';

/** Goes up with every change that a reader of older files would stumble over. */
export const EXPORT_SCHEMA_VERSION = 1;

interface Circumstances {
  /** Epoch ms by the server's clock. */
  at: number;
  /** A few lines for whoever opens the file. */
  readme: string;
  /** Makes a picture's address whole. */
  imageUrl: (filename: string) => string;
  /** What this browser keeps, by name. */
  browser: Record<string, unknown>;
}

/** Of other members the copy says who they are, and no more: the rest is theirs. */
const whoIs = ({ id, name }: Profile): { id: string; name: string } => ({ id, name });

/** Puts the parts in their places. */
export function exportContents(collected: Collected, { at, readme, imageUrl, browser }: Circumstances) {
  const {
    profile: _profile,
    notifications_disabled,
    disabled_reason,
    sensitive_consent,
    ...account
  } = collected.user;
  return {
    readme,
    schema_version: EXPORT_SCHEMA_VERSION,
    created_at: new Date(at).toISOString(),
    account,
    consent: { sensitive_consent },
    notifications: { notifications_disabled, disabled_reason },
    profile: collected.profile,
    photos: collected.photos.map(({ image, ...photo }) => ({ ...photo, url: imageUrl(image.filename) })),
    likes: {
      given: collected.likes.map(whoIs),
      received: collected.liked_by.map((member) => ({ ...whoIs(member), liked_at: member.liked_at })),
    },
    blocked: collected.blocked.map(whoIs),
    put_aside: collected.aside.map((member) => ({
      ...whoIs(member),
      kind: member.kind,
      passed_at: member.passed_at,
    })),
    conversations: collected.conversations.map(({ chat, history_limited, messages }) => ({
      id: chat.conversation.id,
      with: whoIs(chat.profile),
      updated_at: chat.conversation.updated_at,
      history_limited,
      messages: messages.map(({ client_id: _client, conversation: _conversation, ...message }) => message),
    })),
    purchases: { transactions: collected.transactions, cards: collected.cards, credits: collected.ledger },
    this_browser: browser,
  };
}
export type ExportContents = ReturnType<typeof exportContents>;

/** @returns the names of those whose conversations are not whole: the server shows this member the newest messages only */
export const limitedPartners = ({ conversations }: Pick<Collected, 'conversations'>): string[] =>
  conversations.filter(({ history_limited }) => history_limited).map(({ chat }) => chat.profile.name);

/** A name that tells nobody whose file it is. @param at epoch ms */
export function exportFileName(at: number): string {
  return `my-data-${new Date(at).toISOString().slice(0, 10)}.json`;
}
