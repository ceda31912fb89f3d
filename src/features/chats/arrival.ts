/** With what one comes to a conversation's page; kept in the browser's history, so it is there after a reload as well. */
import * as v from 'valibot';

const arrivalSchema = v.object({
  /** Who was writing goes on writing. */
  writing: v.optional(v.boolean()),
  /** On a conversation's page: the profile id of the member in whose name it was found. */
  member: v.optional(v.string()),
  /** On a conversation's page: it was on screen already, before its first message. */
  empty: v.optional(v.boolean()),
  /** On a member's page: the conversation that turned out to be gone. */
  gone: v.optional(v.string()),
});
export type Arrival = v.InferOutput<typeof arrivalSchema>;

/** @param state of the router's location; whatever else is there says nothing */
export const arrivalOf = (state: unknown): Arrival => (v.is(arrivalSchema, state) ? state : {});

/** The writing field has the focus: whoever goes on from here goes on writing. */
export const isWriting = (): boolean => document.activeElement instanceof HTMLTextAreaElement;
