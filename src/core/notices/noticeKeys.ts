/** The notices there are: keys of the `common` namespace under `notices`. */
import type common from '../../../locales/en/common.json';

type Plain<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;
export type NoticeKey = Plain<keyof (typeof common)['notices']>;
