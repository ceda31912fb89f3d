/** Reactions that were chosen here: an answer that was asked for before the server had one does not undo it. */
import type { Message } from '@/domain/model';
import { withReaction } from '@/domain/reactions';

/** The newest choice for a message. */
export interface OwnChoice {
  /** The member's own profile id. */
  from: string;
  /** Null takes the own reaction back. */
  emoji: string | null;
  /** When the server had answered, epoch ms by the device's clock; null while it has not. */
  settled_at: number | null;
}
/** By message. */
export type OwnChoices = Readonly<Record<string, OwnChoice>>;

/** So long an answer can be on its way, with all its attempts. */
const ANSWER_MS = 120_000;

/**
 * Lays the choices that an answer cannot know of over its messages.
 * @param asked_at when the answer was asked for, epoch ms by the device's clock; without it, it is taken for new
 * @returns the same messages where there is nothing to lay over them
 */
export function withChoices(
  messages: Message[],
  choices: OwnChoices,
  asked_at: number | undefined,
): Message[] {
  const counts = ({ settled_at }: OwnChoice): boolean =>
    settled_at === null || (asked_at ?? Number.POSITIVE_INFINITY) <= settled_at;
  const choiceFor = ({ id, deleted }: Message): OwnChoice | undefined =>
    deleted === true ? undefined : choices[id];
  if (!messages.some((message) => choiceFor(message))) return messages;
  return messages.map((message) => {
    const choice = choiceFor(message);
    if (!choice || !counts(choice)) return message;
    return { ...message, reactions: withReaction(message.reactions ?? [], choice.from, choice.emoji) };
  });
}

/** @returns the choices with another one, and without those that every answer knows of by now */
export function afterChoice(choices: OwnChoices, message: string, choice: OwnChoice): OwnChoices {
  const { settled_at: now } = choice;
  const others = Object.entries(choices).filter(
    ([, { settled_at }]) => now === null || settled_at === null || now - settled_at < ANSWER_MS,
  );
  return { ...Object.fromEntries(others), [message]: choice };
}
