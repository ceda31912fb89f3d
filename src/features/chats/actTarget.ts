/** The message whose menu is open, and how any message of the log opens it. */
import { createContext, useContext } from 'react';
import type { Message } from '@/domain/model';

export interface ActTarget {
  message: Message;
  /** Written by the reader. */
  own: boolean;
  /** The partner's name. */
  name: string;
  /** The partner's profile id. */
  profile: string;
  /** The message on screen: the menu opens beside it, and the focus returns to it. */
  anchor: HTMLElement;
}

const nothing = (_target: ActTarget): void => undefined;

export const OpenActs = createContext(nothing);

/** @returns opens the menu of a message */
export function useOpenActs(): (target: ActTarget) => void {
  return useContext(OpenActs);
}

/** A message in the log; whoever draws one marks its element so. */
export const MESSAGE_ELEMENT = '[data-message]';
