/** Keys that travel through the store in place of texts, taken from the English files. */
import type notices from '../../locales/en/notices.json';
import type errors from '../../locales/en/errors.json';

/** A plural's forms are one key to those who use it. */
type Plain<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** What a notice can say: keys of the `notices` namespace. */
export type NoticeKey = Plain<keyof typeof notices>;
/** What went wrong: keys of the `errors` namespace. */
export type ErrorKey = Exclude<Plain<keyof typeof errors>, 'page'>;
