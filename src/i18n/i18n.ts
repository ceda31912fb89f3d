/** Languages: one chunk per locale and namespace, loaded before it is shown (spec 4, 9). */
import { createInstance } from 'i18next';
import type { ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LOCALES, LOCALE_TAGS } from '@/config/locales';
import type { Locale } from '@/domain/model';
import { importPart } from '@/lib/importPart';

export type Namespace =
  | 'common'
  | 'entry'
  | 'errors'
  | 'notices'
  | 'pages'
  | 'home'
  | 'auth'
  | 'members'
  | 'member'
  | 'likes'
  | 'chats'
  | 'chatTools'
  | 'premium'
  | 'directDebit'
  | 'transactions'
  | 'cards'
  | 'account'
  | 'profile'
  | 'access'
  | 'join'
  | 'install'
  | 'interests'
  | 'safety'
  | 'swipe'
  | 'finder'
  | 'landings'
  | 'search'
  | 'landers'
  | 'tinderswipe'
  | 'alonetonight'
  | 'collagelanding'
  | 'gallery'
  | 'iconslanding'
  | 'maplanding'
  | 'socialnetwork'
  | 'transitionsvideolanding'
  | 'video'
  | 'terms'
  | 'privacy'
  | 'cookies'
  | 'ban'
  | 'returnPolicy'
  | 'faq'
  | 'service'
  | 'complaints'
  | 'accessibility'
  | 'consent'
  | 'heads'
  | 'documents';

/** While developing, a table of files; the build names them so that no table is needed (`TEXTS_HASH`). */
const files = import.meta.env.PROD
  ? null
  : import.meta.glob<ResourceLanguage>('/locales/*/*.json', { import: 'default' });

const isTextFile = (module: unknown): module is { default: ResourceLanguage } =>
  typeof module === 'object' && module !== null && 'default' in module;

async function textsOf(locale: Locale, namespace: Namespace): Promise<ResourceLanguage> {
  if (files === null) {
    const file = `./${locale}-${namespace}-${import.meta.env.TEXTS_HASH}.js`;
    const module: unknown = await importPart(() => import(/* @vite-ignore */ file), [], file);
    if (isTextFile(module)) return module.default;
    throw new Error(`No texts in ${file}`);
  }
  const file = files[`/locales/${locale}/${namespace}.json`];
  if (!file) throw new Error(`No texts for ${locale}/${namespace}`);
  return file();
}

/** Every namespace that some page has asked for: a switch of language brings all of them. */
const wanted = new Set<Namespace>(['common', 'errors', 'pages']);

export const i18n = createInstance();

async function load(locale: Locale, namespace: Namespace): Promise<void> {
  if (i18n.hasResourceBundle(locale, namespace)) return;
  // Nobody else has them, so they need no copy.
  i18n.addResourceBundle(locale, namespace, await textsOf(locale, namespace), false, true, {
    skipCopy: true,
  });
}

/** The language in use. */
export function currentLocale(): Locale {
  return LOCALES.find((locale) => locale === i18n.language) ?? 'en';
}

/**
 * Brings the texts of namespaces in the language in use.
 * @throws when a file cannot be loaded; nothing is shown with raw keys
 */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  namespaces.forEach((namespace) => wanted.add(namespace));
  await Promise.all(
    [...wanted].map((namespace) =>
      load(currentLocale(), namespace).catch((error: unknown) => {
        // Texts that somebody else waits for, and that do not come, are that one's matter.
        if (namespaces.includes(namespace)) throw error;
      }),
    ),
  );
}

/**
 * Brings texts of a language that is not shown: `getFixedT` says them.
 * @throws when a file cannot be loaded
 */
export async function loadTextsOf(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => load(locale, namespace)));
}

/**
 * Switches the language: loads first, then switches, so that a failed load leaves the old language whole.
 * @throws when the texts cannot be loaded
 */
export async function switchLocale(locale: Locale): Promise<void> {
  let brought;
  do {
    brought = wanted.size;
    await Promise.all([...wanted].map((namespace) => load(locale, namespace)));
    // Meanwhile a page may have asked for texts, and got them in the old language alone.
  } while (brought < wanted.size);
  await i18n.changeLanguage(locale);
  document.documentElement.lang = LOCALE_TAGS[locale];
}

/** Starts i18next in a language, without any text yet. */
export async function startI18n(locale: Locale): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: locale,
    supportedLngs: [...LOCALES],
    // Every locale is complete (checked), so a second language is never fetched.
    fallbackLng: false,
    ns: [],
    defaultNS: 'common',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  if (!import.meta.env.SSR) document.documentElement.lang = LOCALE_TAGS[locale];
}
