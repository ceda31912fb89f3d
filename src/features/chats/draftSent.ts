/** Turns what stands in the composer into a message: the text, the picture, what it answers. */
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { pictureDropped, pictureMoved, selectPicture } from './attachmentsSlice';
import { draftChanged, selectConversationWith, selectDraft } from './chatsSlice';
import { replyCleared, selectReplyTo } from './repliesSlice';
import { messageWritten } from './sendingThunks';

/**
 * Sends the draft to a member; one whose picture is still on its way goes when that has arrived, if it is still what was said.
 * @param profile the addressee's profile id
 * @param known the conversation, for one that the list may not hold
 * @param said the text as it stood when Send was pressed, empty for a picture alone: what was written since then is the next
 * message; null for whatever stands there
 */
export const draftSent =
  (profile: string, known: string | null = null, said: string | null = null) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const picture = selectPicture(getState(), profile);
    const draft = selectDraft(getState(), profile);
    if (picture && picture.state !== 'ready') {
      // All that stands there goes with it: what was written since nobody has looked at, so its sender presses again.
      if (said === null || said.trim() === draft.trim())
        dispatch(pictureMoved({ profile, key: picture.key, to: { wanted: true } }));
      return;
    }
    const conversation = known ?? selectConversationWith(getState(), profile);
    const replaced = said !== null && draft !== '' && !draft.startsWith(said);
    const rest = said === null ? '' : replaced ? draft : draft.slice(said.length);
    const text = (replaced ? said : draft.slice(0, draft.length - rest.length)).trim();
    // Another press, or another tab, was quicker.
    if (text === '' && !picture) return;
    const reply_to = selectReplyTo(getState(), profile);
    dispatch(
      messageWritten({ profile, conversation, text, attachment: picture?.attachment ?? null, reply_to }),
    );
    if (rest.trim() !== '') dispatch(draftChanged({ profile, text: rest }));
    if (picture) dispatch(pictureDropped(profile));
    if (reply_to) dispatch(replyCleared(profile));
  };
