/** A link's page as a search shows it: address, title and description in the language of the address. */
import { LOCALE_TAGS } from '@/config/locales';
import { SITE_NAME } from '@/config/site';
import { describePage, titlePage } from '@/core/navigation/describePage';
import { selectSiteName } from '@/core/settings/settingsSlice';
import type { CampaignPage } from '@/domain/campaignLink';
import type { Locale } from '@/domain/model';
import { publicPageOf } from '@/domain/publicPages';
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
  return (
    <div className="link-preview">
      <p className="link-preview-address" translate="no">
        {address}
      </p>
      <p className="link-preview-title" lang={LOCALE_TAGS[locale]}>
        {titlePage(found ?? { route: page, niche: null }, locale, siteName)}
      </p>
      {found ? (
        <p lang={LOCALE_TAGS[locale]}>{describePage(found, locale)}</p>
      ) : (
        <p className="muted">{WORDS.unlisted}</p>
      )}
    </div>
  );
}
