/** Pictures for messages (attachment.php). */
import type { Attachment } from '@/domain/model';
import type { MemberContext } from '../call';
import { storeAttachment } from '../rules/attachments';
import { assertCanPay } from '../rules/messages';
import { assertPicture } from '../rules/photos';

/** Takes a picture as it is. It costs nothing by itself, but is for somebody who can pay a message. */
export function addAttachment({ file }: { file: Uint8Array }, context: MemberContext) {
  const image = assertPicture(file);
  assertCanPay(context.db.settings.message_credits, context.viewer);
  const attachment: Attachment = storeAttachment(context, file, image);
  return { attachment };
}
