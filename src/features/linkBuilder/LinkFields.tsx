/** The form of a campaign's link. */
import { useTranslation } from 'react-i18next';
import { LOCALE_NAMES, LOCALES, isLocale } from '@/config/locales';
import {
  asRead,
  CAMPAIGN_PAGES,
  hasMember,
  hasSlug,
  isCampaignPage,
  saneCampaign,
} from '@/domain/campaignLink';
import type { Campaign } from '@/domain/campaignLink';
import { NICHE_NAMES } from '@/domain/niche';
import { TRACKING_KEYS } from '@/domain/tracking';
import { isVariant, VARIANTS } from '@/domain/variant';
import { Checkbox } from '@/ui/Checkbox';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { WORDS } from './words';

interface LinkFieldsProps {
  campaign: Campaign;
  onChange: (campaign: Campaign) => void;
}

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

export function LinkFields({ campaign, onChange }: LinkFieldsProps) {
  const { t } = useTranslation('pages');
  const { page, niche, variant } = campaign;
  const { locale } = saneCampaign(campaign);
  const set = (part: Partial<Campaign>): void => onChange({ ...campaign, ...part });
  const trackingField = (key: (typeof TRACKING_KEYS)[number]) => (
    <TextField
      key={key}
      label={key}
      value={campaign[key]}
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
      help={asRead(campaign[key]) === campaign[key] ? undefined : WORDS.cut}
      onChange={({ target }) => set({ [key]: target.value })}
    />
  );
  return (
    <>
      <fieldset className="field link-group">
        <legend className="h4">{WORDS.leads}</legend>
        <SelectField
          label={WORDS.page}
          value={page}
          options={CAMPAIGN_PAGES.map((name) => ({ value: name, label: `${name}: ${t(`titles.${name}`)}` }))}
          onChange={({ target }) => isCampaignPage(target.value) && set({ page: target.value })}
        />
        {hasMember(page) && (
          <TextField
            label={WORDS.member}
            value={campaign.member}
            autoCapitalize="off"
            autoComplete="off"
            error={campaign.member.trim() === '' ? WORDS.memberMissing : undefined}
            onChange={({ target }) => set({ member: target.value })}
          />
        )}
        <div className="link-pair">
          {hasSlug(page) && (
            <SelectField
              label={WORDS.niche}
              value={niche}
              options={[{ value: 'auto', label: WORDS.nicheAuto }, ...named(NICHE_NAMES)]}
              onChange={({ target }) =>
                set({ niche: NICHE_NAMES.find((name) => name === target.value) ?? 'auto' })
              }
            />
          )}
          <SelectField
            label={WORDS.locale}
            help={hasSlug(page) ? WORDS.localeFixed : undefined}
            disabled={hasSlug(page) && niche === 'auto'}
            value={locale ?? ''}
            options={[
              { value: '', label: WORDS.localeAuto, disabled: hasSlug(page) && niche !== 'auto' },
              ...LOCALES.map((code) => ({ value: code, label: LOCALE_NAMES[code] })),
            ]}
            onChange={({ target }) => set({ locale: isLocale(target.value) ? target.value : null })}
          />
        </div>
      </fieldset>
      <fieldset className="field link-group">
        <legend className="h4">{WORDS.from}</legend>
        <div className="link-pair">{TRACKING_KEYS.slice(0, 2).map(trackingField)}</div>
        <div className="link-three">{TRACKING_KEYS.slice(2).map(trackingField)}</div>
      </fieldset>
      <fieldset className="field link-group">
        <legend className="h4">{WORDS.tried}</legend>
        <SelectField
          label={WORDS.variant}
          value={variant ?? ''}
          options={[{ value: '', label: WORDS.variantAuto }, ...named(VARIANTS)]}
          onChange={({ target }) => set({ variant: isVariant(target.value) ? target.value : null })}
        />
        <Checkbox
          label={WORDS.lb}
          checked={campaign.lb}
          onChange={({ target }) => set({ lb: target.checked })}
        />
      </fieldset>
    </>
  );
}
