/** A link's page as a search shows it: address, title and description in the language of the address. */
import { LOCALE_TAGS } from '@/config/locales';
import { SITE_NAME } from '@/config/site';
import { describePage } from '@/core/navigation/describePage';
import { selectSiteName } from '@/core/settings/settingsSlice';
import type { CampaignPage } from '@/domain/campaignLink';
import { nicheName } from '@/domain/landingSlug';
import type { Locale } from '@/domain/model';
import { pageTitle } from '@/domain/pageTitle';
import { publicPageOf } from '@/domain/publicPages';
import { i18n } from '@/i18n/i18n';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { useTextsOf } from './useTextsOf';
import { WORDS } from './words';

interface LinkPreviewProps {
  page: CampaignPage;
  /** Where the address ends; undefined where it has no slug. */
  slug: string | undefined;
  /** What the visitor reads. */
  locale: Locale;
  /** As it is shown above the title. */
  address: string;
}

export function LinkPreview({ page, slug, locale, address }: LinkPreviewProps) {
  const siteName = useAppSelector(selectSiteName) ?? SITE_NAME;
  const { status, retry } = useTextsOf(locale);
  const found = publicPageOf(page, slug);
  if (status !== 'here')
    return (
      <output className="link-preview">
        {status === 'loading' ? WORDS.loading : WORDS.failed}
        {status === 'failed' && (
          <Button kind="outline" onClick={retry}>
            {WORDS.retry}
          </Button>
        )}
      </output>
    );
  const own = i18n.getFixedT(locale, 'pages')(`titles.${page}`);
  const label =
    found === null || found.niche === null || found.niche === 1
      ? null
      : i18n.getFixedT(locale, 'landers')(`niches.${nicheName(found.niche)}.label`);
  const title = label === null ? own : `${own} | ${label}`;
  return (
    <div className="link-preview">
      <p className="link-preview-address" translate="no">
        {address}
      </p>
      <p className="link-preview-title" lang={LOCALE_TAGS[locale]}>
        {pageTitle({ title, siteName, unread: 0, newLikes: 0 })}
      </p>
      {found ? (
        <p lang={LOCALE_TAGS[locale]}>{describePage(found, locale)}</p>
      ) : (
        <p className="muted">{WORDS.unlisted}</p>
      )}
    </div>
  );
}
