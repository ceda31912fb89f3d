/** How often the server is asked for news: often while people talk, rarely when nothing happens. */
import {
  CHATS_POLL_HIDDEN_MS,
  CHATS_POLL_MS,
  CHATS_POLL_QUIET_MS,
  CONVERSATION_POLL_CALM_MS,
  CONVERSATION_POLL_MS,
  CONVERSATION_POLL_QUIET_MS,
  POLL_CALM_AFTER_MS,
  POLL_QUIET_AFTER_MS,
} from '@/config/limits';

/**
 * The open conversation.
 * @param quiet_ms since anything was written, read or typed by either side
 * @returns milliseconds from one question to the next
 */
export function conversationPace(quiet_ms: number): number {
  if (quiet_ms < POLL_CALM_AFTER_MS) return CONVERSATION_POLL_MS;
  return quiet_ms < POLL_QUIET_AFTER_MS ? CONVERSATION_POLL_CALM_MS : CONVERSATION_POLL_QUIET_MS;
}

interface ListPace {
  quiet_ms: number;
  visible: boolean;
  /** Push messages bring the news of a hidden page. */
  pushed: boolean;
}

/**
 * The list of conversations.
 * @returns milliseconds from one question to the next; null for none at all
 */
export function listPace({ quiet_ms, visible, pushed }: ListPace): number | null {
  if (!visible) return pushed ? null : CHATS_POLL_HIDDEN_MS;
  return quiet_ms < POLL_QUIET_AFTER_MS ? CHATS_POLL_MS : CHATS_POLL_QUIET_MS;
}

/**
 * How long to wait from now until the next question.
 * @param asked_at when it was last asked or heard, in this tab or another, epoch ms
 * @param now epoch ms
 * @returns milliseconds, from 0 to the pace; a clock that was set back by more than that makes it due at once
 */
export function untilDue(pace_ms: number, asked_at: number, now: number): number {
  const since = now - asked_at;
  return Math.abs(since) >= pace_ms ? 0 : Math.min(pace_ms, pace_ms - since);
}
