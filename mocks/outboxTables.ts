/** The rows of what was sent: mails, text messages and push messages, and the browsers that have push. */
import type { PushDetail } from '@/domain/pushDetail';

/** A browser that has push. */
export interface PushDevice {
  /** As the browser gave it. */
  subscription: unknown;
  /** How much of what happened may stand in a notice there. */
  shows: PushDetail;
  /** The session that told of it last: push ends when somebody ends that one. */
  session: string | null;
}

export interface OutboxItem {
  id: string;
  /** A text message has no link and goes to a phone. */
  kind: 'mail' | 'push' | 'sms';
  to: string;
  subject: string;
  text: string;
  links: string[];
  sent_at: string;
  /** Of a push message: what was sent where, and what came of it. */
  push?: PushSending;
}

/** One push message on its way to one browser. */
export interface PushSending {
  /** The push service, and the end of the address: enough to tell two browsers apart. */
  device: string;
  subscription: unknown;
  /** What the browser's worker gets, JSON. */
  payload: string;
  urgency: 'normal' | 'high';
  /** `unsent` in a mount that cannot send; `gone` when the push service knows the browser no more. */
  state: 'unsent' | 'sending' | 'delivered' | 'refused' | 'gone' | 'failed';
  /** A sentence for whoever reads the outbox. */
  note: string;
  /** The push service's answer. */
  status?: number;
}
