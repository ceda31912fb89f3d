/** The match finder: its questions in their order, what an answer may be, and where its address leads (spec 2, SC-14). */

export const WISHES = ['talk', 'date', 'relationship', 'adventure'] as const;
export const EVENINGS = ['out', 'home', 'nature', 'culture'] as const;
export const PLACES = ['near', 'region', 'anywhere'] as const;
export const AGES = ['similar', 'younger', 'older', 'any'] as const;
export type Wish = (typeof WISHES)[number];
export type Evening = (typeof EVENINGS)[number];
export type PlaceWish = (typeof PLACES)[number];
export type AgeWish = (typeof AGES)[number];

/** One question a screen, in this order. */
export const QUESTIONS = ['wish', 'evening', 'place', 'age', 'interests'] as const;
export type Question = (typeof QUESTIONS)[number];
/** Where somebody stands: at a question, or at the members found. */
export type FinderStand = Question | 'results';

export const MOST_INTERESTS = 5;

/** As far as somebody has come; null is a question not answered yet, no interests are an answer too. */
export interface FinderAnswers {
  wish: Wish | null;
  evening: Evening | null;
  place: PlaceWish | null;
  age: AgeWish | null;
  /** Names of interests, at most {@link MOST_INTERESTS}, in the order in which they were chosen. */
  interests: string[];
}
/** What the server is asked with. */
export interface CompleteAnswers {
  wish: Wish;
  evening: Evening;
  place: PlaceWish;
  age: AgeWish;
  interests: string[];
}

export const NO_ANSWERS: FinderAnswers = {
  wish: null,
  evening: null,
  place: null,
  age: null,
  interests: [],
};

/** The questions without a neutral answer. */
const REQUIRED = ['wish', 'evening'] as const;

/** @returns true for a question that nobody can pass by */
export const isRequired = (question: Question): boolean => REQUIRED.some((name) => name === question);

/** @returns the answers to send, a neutral one for each question left open; null while one that counts is open */
export function completeAnswers({
  wish,
  evening,
  place,
  age,
  interests,
}: FinderAnswers): CompleteAnswers | null {
  if (wish === null || evening === null) return null;
  return {
    wish,
    evening,
    place: place ?? 'anywhere',
    age: age ?? 'any',
    interests: [...new Set(interests)].slice(0, MOST_INTERESTS),
  };
}

/**
 * Where an address leads.
 * @param named its parameter `q`: the number of a question from 1, or `results`
 * @param answers so far; nobody gets past a question that has to be answered
 */
export function finderStand(named: string | null, answers: FinderAnswers): FinderStand {
  const open = REQUIRED.find((question) => answers[question] === null);
  const wanted: FinderStand =
    named === 'results' ? 'results' : (QUESTIONS.find((_, index) => String(index + 1) === named) ?? 'wish');
  if (open === undefined) return wanted;
  return wanted !== 'results' && QUESTIONS.indexOf(wanted) < QUESTIONS.indexOf(open) ? wanted : open;
}

/** @returns the number of a question, from 1 */
export const questionNumber = (question: Question): number => QUESTIONS.indexOf(question) + 1;

/** @returns the query of the address of a stand; the inverse of {@link finderStand} */
export const finderQuery = (stand: FinderStand): string =>
  `?q=${stand === 'results' ? 'results' : questionNumber(stand)}`;

/** @returns what comes after a question */
export const standAfter = (question: Question): FinderStand =>
  QUESTIONS[QUESTIONS.indexOf(question) + 1] ?? 'results';

/** @returns the question before; null for the first */
export const questionBefore = (question: Question): Question | null =>
  QUESTIONS[QUESTIONS.indexOf(question) - 1] ?? null;

/**
 * @param interests chosen so far
 * @returns with one more or one less; one more than {@link MOST_INTERESTS} changes nothing
 */
export function toggledInterest(interests: readonly string[], name: string): string[] {
  if (interests.includes(name)) return interests.filter((known) => known !== name);
  return interests.length < MOST_INTERESTS ? [...interests, name] : [...interests];
}

/** @returns the answers that let most people in, the wish and the evening as they are; null when these do already */
export function widerAnswers(answers: FinderAnswers): FinderAnswers | null {
  const { place, age, interests } = answers;
  const isWidest = (place ?? 'anywhere') === 'anywhere' && (age ?? 'any') === 'any' && interests.length === 0;
  return isWidest ? null : { ...answers, place: 'anywhere', age: 'any', interests: [] };
}

/** @returns one text for the same answers, whatever is open in them */
export function answersKey(answers: FinderAnswers): string {
  const complete = completeAnswers(answers);
  if (complete === null) return '';
  const { wish, evening, place, age, interests } = complete;
  return [wish, evening, place, age, ...interests.toSorted()].join(' ');
}
