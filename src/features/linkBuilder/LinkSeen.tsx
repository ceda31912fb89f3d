/** What becomes of a link: the page as the visitor finds it, its language, where the address ends, and what is told. */
import { useTranslation } from 'react-i18next';
import { LOCALE_NAMES } from '@/config/locales';
import { selectSettings } from '@/core/settings/settingsSlice';
import { buildCampaign, saneCampaign, slugOf } from '@/domain/campaignLink';
import type { Campaign } from '@/domain/campaignLink';
import { landingSlugOf } from '@/domain/landingSlug';
import { trackingOfVisit } from '@/domain/tracking';
import type { Variant } from '@/domain/variant';
import { currentLocale } from '@/i18n/i18n';
import { useAppSelector } from '@/store/hooks';
import { LinkPreview } from './LinkPreview';
import { WORDS } from './words';

/** As the site itself reads the link, a line for each part; chance has not drawn the wording yet. */
function toldOf(link: string, asked: Variant | null): string {
  const { pathname, search } = new URL(link, window.location.origin);
  const record = trackingOfVisit({ pathname, search }, asked ?? 'a');
  return Object.entries({ ...record, variant: record.variant && (asked ?? WORDS.variantAuto) })
    .flatMap(([key, value]) => (value ? [`${key} = ${value}`] : []))
    .join('\n');
}

interface LinkSeenProps {
  campaign: Campaign;
  /** Origin of the site that the link leads to. */
  site: string;
}

export function LinkSeen({ campaign, site }: LinkSeenProps) {
  // A switch of the language changes what `auto` ends at.
  useTranslation();
  const settings = useAppSelector(selectSettings);
  const sane = saneCampaign(campaign);
  const { page, locale } = sane;
  const slug = slugOf(campaign);
  const ends = slug === undefined ? undefined : landingSlugOf(slug, settings?.niche ?? 1, currentLocale());
  const built = buildCampaign(campaign);
  const address = ends === undefined ? built : built.replace(/\/auto(?=\?|$)/u, `/${ends}`);
  const rows = [
    [WORDS.language, locale === null ? WORDS.localeAuto : LOCALE_NAMES[locale]],
    [WORDS.address, address],
    [WORDS.sent, toldOf(built, campaign.variant) || WORDS.nothing],
  ] as const;
  return (
    <>
      <LinkPreview
        page={page}
        slug={ends}
        locale={locale ?? currentLocale()}
        address={new URL(site).host + (address.split('?')[0] ?? '')}
      />
      <dl className="link-seen">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
