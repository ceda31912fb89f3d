/** The picture that is over the whole screen, and how any message of the log opens its own. */
import { createContext, useContext } from 'react';

export interface OpenedPhoto {
  conversation: string;
  /** Id of the picture. */
  attachment: string;
  /** The partner's name. */
  name: string;
}

const nothing = (_photo: OpenedPhoto): void => undefined;

/** Held above the log: a row goes from the page as the log draws what is near the view. */
export const OpenPhoto = createContext(nothing);

/** @returns opens the picture of a message, and with it all of the conversation */
export function useOpenPhoto(): (photo: OpenedPhoto) => void {
  return useContext(OpenPhoto);
}
