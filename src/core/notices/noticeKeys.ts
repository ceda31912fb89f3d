/** The notices there are: keys of the `common` namespace under `notices`. */
import type common from '../../../locales/en/common.json';

export type NoticeKey = keyof (typeof common)['notices'];
