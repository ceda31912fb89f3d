/** The last part of a landing's address: `auto` and unknown words give way to the niche in the language on show (spec 2). */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { landingSlugOf } from '@/domain/landingSlug';
import { domainLocale } from '@/domain/localeChoice';
import type { Locale } from '@/domain/model';
import { currentLocale } from '@/i18n/i18n';
import { useAppSelector } from '@/store/hooks';
import { languageCookie } from '../language/chooseLanguage';
import { selectSettings } from '../settings/settingsSlice';
import { visitLocale } from '../tracking/visitAddresses';

/**
 * Corrects the address in place; the query stays, as it names where the visitor came from. An address without a slug
 * stays without one.
 */
export function useSlug(): void {
  const { slug } = useParams();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const settings = useAppSelector(selectSettings);
  // Drawn anew when the language changes.
  useTranslation();
  const locale = currentLocale();
  const awaited = settings && awaitedLocale(settings.domain_language, { pathname, search });
  const isSettled = settings !== null && (awaited ?? locale) === locale;
  const wanted = slug !== undefined && isSettled ? landingSlugOf(slug, settings.niche, locale) : slug;

  useEffect(() => {
    if (wanted === undefined || wanted === slug) return;
    const corrected = pathname.replace(/[^/]+\/*$/u, encodeURIComponent(wanted));
    void navigate({ pathname: corrected, search, hash }, { replace: true });
  }, [navigate, pathname, slug, wanted, search, hash]);
}

/** The language of the domain may still be on its way: no address names the one before it. */
function awaitedLocale(
  domain_language: string | null,
  here: Pick<Location, 'pathname' | 'search'>,
): Locale | null {
  const cookie = languageCookie();
  return visitLocale(cookie, here) === null ? domainLocale(domain_language, cookie) : null;
}
