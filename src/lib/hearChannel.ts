/** What tabs of one browser tell each other. */
import * as v from 'valibot';

/**
 * Hears what other tabs post.
 * @param schema only what has this shape is believed: anything may post on a channel
 * @param options e.g. a signal that ends it
 */
export function hearChannel<Message>(
  channel: BroadcastChannel,
  schema: v.GenericSchema<unknown, Message>,
  effect: (message: Message) => void,
  options: Pick<AddEventListenerOptions, 'signal'> = {},
): void {
  const hear = ({ data }: MessageEvent<unknown>): void => {
    const heard = v.safeParse(schema, data);
    if (heard.success) effect(heard.output);
  };
  channel.addEventListener('message', hear, options);
}
