/** Why somebody is reported: what the form holds, and the codes that the server knows. */
import * as v from 'valibot';
import { countCharacters } from '@/lib/countCharacters';

export const REPORT_REASONS = ['fake', 'spam', 'rude', 'underage', 'offers_money', 'photo', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const REPORT_MOST_CHARACTERS = 1000;

export interface ReportValues {
  /** Null until one is chosen. */
  reason: ReportReason | null;
  text: string;
  also_block: boolean;
}
export const EMPTY_REPORT: ReportValues = { reason: null, text: '', also_block: false };

/** "Something else" says nothing without words. */
export const reportSchema = v.pipe(
  v.object({
    reason: v.nullable(v.picklist(REPORT_REASONS)),
    text: v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => countCharacters(text) <= REPORT_MOST_CHARACTERS, 'long'),
    ),
    also_block: v.boolean(),
  }),
  v.forward(
    v.partialCheck([['reason']], ({ reason }) => reason !== null, 'missing'),
    ['reason'],
  ),
  v.forward(
    v.partialCheck(
      [['reason'], ['text']],
      ({ reason, text }) => reason !== 'other' || text !== '',
      'missing',
    ),
    ['text'],
  ),
) satisfies v.GenericSchema<ReportValues>;
