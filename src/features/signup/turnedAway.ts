/** That somebody has sent a date of birth too young to join is kept for the session, over reloads: the age gate lets nobody try another one. */
import * as v from 'valibot';
import { keepFormDraft, readFormDraft } from '@/core/formDrafts/formDrafts';

const DRAFT = 'signup:age';
const schema = v.literal('too young');

/** @returns true after `turnAway`, until the tab is closed or a member logs out in it */
export const isTurnedAway = (): boolean => readFormDraft(DRAFT, schema) !== null;

export const turnAway = (): void => keepFormDraft(DRAFT, 'too young');
