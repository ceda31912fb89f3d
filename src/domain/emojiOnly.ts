/** Messages that are nothing but a few emoji, which are shown large. */

/** More than this is a text again. */
const MOST_EMOJI = 3;

/** One emoji as a reader counts them: a flag, a key cap, or a picture with its tone, its tag and what is joined to it. */
const PICTURE = String.raw`(?!\p{Regional_Indicator})(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}(?=\uFE0F|\p{Emoji_Modifier}))(?:\uFE0F|\p{Emoji_Modifier})?[\u{E0020}-\u{E007F}]*`;
const JOINED = String.raw`(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*`;
const EMOJI = String.raw`(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|${PICTURE}${JOINED})`;
const ONLY_EMOJI = new RegExp(String.raw`^\s*(?:${EMOJI}\s*){1,${MOST_EMOJI}}$`, 'u');
/** The longest emoji are families and flags of regions; anything longer need not be looked at. */
const MOST_UNITS = 60;

/** True for one to three emoji and nothing else but spaces. */
export function isEmojiOnly(text: string): boolean {
  return text.length <= MOST_UNITS && ONLY_EMOJI.test(text);
}
