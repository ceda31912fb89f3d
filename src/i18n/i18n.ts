/** Languages: one chunk per locale and namespace, loaded before it is shown (spec 4, 9). */
import { createInstance } from 'i18next';
import type { ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LOCALES, LOCALE_TAGS } from '@/config/locales';
import type { Locale } from '@/domain/model';

export type Namespace =
  | 'common'
  | 'errors'
  | 'pages'
  | 'home'
  | 'auth'
  | 'members'
  | 'likes'
  | 'chats'
  | 'premium'
  | 'account'
  | 'interests';

const files = import.meta.glob<ResourceLanguage>('/locales/*/*.json', { import: 'default' });
/** Every namespace that some page has asked for: a switch of language brings all of them. */
const wanted = new Set<Namespace>(['common', 'errors', 'pages']);

export const i18n = createInstance();

async function load(locale: Locale, namespace: Namespace): Promise<void> {
  if (i18n.hasResourceBundle(locale, namespace)) return;
  const file = files[`/locales/${locale}/${namespace}.json`];
  if (!file) throw new Error(`No texts for ${locale}/${namespace}`);
  i18n.addResourceBundle(locale, namespace, await file());
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
  await Promise.all([...wanted].map((namespace) => load(currentLocale(), namespace)));
}

/**
 * Switches the language: loads first, then switches, so that a failed load leaves the old language whole.
 * @throws when the texts cannot be loaded
 */
export async function switchLocale(locale: Locale): Promise<void> {
  await Promise.all([...wanted].map((namespace) => load(locale, namespace)));
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
  document.documentElement.lang = LOCALE_TAGS[locale];
}
