/** What a visitor allows to be measured and kept: one answer, and what counts without one. */
import { asksFirst } from '@/config/consentCountries';
import { CONSENT_DAYS, CONSENT_VERSION } from '@/config/limits';

/** The visitor's own answer, as it is kept. */
export interface ConsentChoice {
  /** Where the visitor came from, which wording was shown, and how soon the page was left. */
  measurement: boolean;
  /** Epoch ms. */
  at: number;
  /** Which purposes it answers, see {@link CONSENT_VERSION}. */
  version: number;
}

/** `unknown`: nothing is kept, nothing is wiped, nobody is asked. `asked`: the visitor has still to answer. */
export type ConsentState = 'unknown' | 'asked' | 'granted' | 'refused';

interface Circumstances {
  choice: ConsentChoice | null;
  /** ISO 3166-1; null until the server has said it. */
  country: string | null;
  /** The browser says that its owner objects (Global Privacy Control). */
  objects: boolean;
  /** Epoch ms. */
  now: number;
}

const DAY_MS = 86_400_000;

/** When an answer ends and is asked for again, epoch ms. */
export const choiceEnds = (choice: ConsentChoice): number => choice.at + CONSENT_DAYS * DAY_MS;

/**
 * Says whether an answer still counts: its days are not over, and it was about all that is measured today. One from the future
 * is of a wrong clock, and would count for too long; an hour or two of the zone are forgiven.
 * @param now epoch ms
 */
export const choiceCounts = (choice: ConsentChoice, now: number): boolean =>
  now < choiceEnds(choice) && choice.at <= now + DAY_MS && choice.version >= CONSENT_VERSION;

/** An answer counts before everything else; then the browser's objection; then the law of the country. */
export function consentState({ choice, country, objects, now }: Circumstances): ConsentState {
  if (choice !== null && choiceCounts(choice, now)) return choice.measurement ? 'granted' : 'refused';
  if (objects) return 'refused';
  if (country === null) return 'unknown';
  return asksFirst(country) ? 'asked' : 'granted';
}
