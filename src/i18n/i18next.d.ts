/** Types of the keys: a wrong key is a compile error. */
import 'i18next';
import type account from '../../locales/en/account.json';
import type auth from '../../locales/en/auth.json';
import type chats from '../../locales/en/chats.json';
import type common from '../../locales/en/common.json';
import type errors from '../../locales/en/errors.json';
import type home from '../../locales/en/home.json';
import type interests from '../../locales/en/interests.json';
import type likes from '../../locales/en/likes.json';
import type members from '../../locales/en/members.json';
import type pages from '../../locales/en/pages.json';
import type premium from '../../locales/en/premium.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      account: typeof account;
      auth: typeof auth;
      chats: typeof chats;
      common: typeof common;
      errors: typeof errors;
      home: typeof home;
      interests: typeof interests;
      likes: typeof likes;
      members: typeof members;
      pages: typeof pages;
      premium: typeof premium;
    };
  }
}
